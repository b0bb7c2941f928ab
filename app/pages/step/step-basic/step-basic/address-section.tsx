import { useTranslations } from 'next-intl';
import { RemoteSelect } from '@/app/application/remote-select';
import { toService } from '@/app/layout/to-service';
import { Section } from '@/components/section/section';
import { Unfold } from '@/components/unfold/unfold';
import { useCall } from '@/lib/api/use-call';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';
import type { BasicForm } from './basic-schema';
import { ids } from './screen.ids';

/** City, then district, then community: each is asked for once the one above it is chosen, whose change clears it. */
export function AddressSection({ form }: { form: BasicForm }) {
  const t = useTranslations('stepBasic');
  const city = form.chosen('city');
  const district = form.chosen('district');
  const community = form.chosen('community');
  return (
    <Section near title={t('home')}>
      <AreaField
        name="city"
        label={t('city')}
        placeholder={t('cityChoose')}
        body={{}}
        {...city}
        onChange={(value) => {
          city.onChange(value);
          form.set('district', '');
          form.set('community', '');
        }}
      />
      <CityMissing />
      {city.value && (
        <AreaField
          name="district"
          label={t('district')}
          placeholder={t('districtChoose')}
          body={{ parent: city.value }}
          {...district}
          onChange={(value) => {
            district.onChange(value);
            form.set('community', '');
          }}
        />
      )}
      {district.value && (
        <AreaField
          name="community"
          label={t('community')}
          placeholder={t('communityChoose')}
          body={{ parent: district.value }}
          {...community}
        />
      )}
    </Section>
  );
}

/** What to do for a user whose city the server does not list. */
function CityMissing() {
  const t = useTranslations('stepBasic');
  return (
    <Unfold title={t('cityMissing')} titleId={ids.cityMissing}>
      <p className="small step-basic__missing">{t.rich('cityMissingText', { link: toService })}</p>
    </Unfold>
  );
}

type AreaFieldProps = ChosenFieldProps<string> & {
  name: 'city' | 'district' | 'community';
  label: string;
  placeholder: string;
  /** Body of `app/get_area`. */
  body: { parent?: string };
};

function AreaField({ name, body, placeholder, ...field }: AreaFieldProps) {
  const t = useTranslations('stepBasic');
  const call = useCall('app/get_area', body, { quiet: true });
  const loading = call.data === undefined && (call.isRefreshing || !call.error);
  return (
    <RemoteSelect
      {...field}
      placeholder={loading ? t('listLoading') : placeholder}
      call={call}
      failure={`${t('listFailed')}.`}
      retryLabel={t('listRetry')}
      retryId={ids.retry(name)}
    />
  );
}

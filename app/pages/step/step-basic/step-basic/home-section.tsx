import { useTranslations } from 'next-intl';
import { Section } from '@/components/section/section';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { AreaField } from './area-field';
import type { BasicIn, BasicOut } from './basic-schema';

/** Where the person lives: city, then district, then community; each clears those below it. */
export function HomeSection({ form }: { form: DraftForm<BasicIn, BasicOut> }) {
  const t = useTranslations('stepBasic');
  const city = form.chosen('city');
  const district = form.chosen('district');
  const community = form.chosen('community');
  return (
    <Section title={t('home')}>
      <AreaField
        label={t('city')}
        choose={t('cityChoose')}
        body={{}}
        {...city}
        onChange={(value) => {
          city.onChange(value);
          form.set('district', '');
          form.set('community', '');
        }}
      />
      <AreaField
        label={t('district')}
        choose={t('districtChoose')}
        waits={t('districtWaits')}
        body={city.value ? { parent: city.value } : null}
        {...district}
        onChange={(value) => {
          district.onChange(value);
          form.set('community', '');
        }}
      />
      <AreaField
        label={t('community')}
        choose={t('communityChoose')}
        waits={t('communityWaits')}
        body={district.value ? { parent: district.value } : null}
        {...community}
      />
    </Section>
  );
}

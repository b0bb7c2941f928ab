import { useTranslations } from 'next-intl';
import { Checkbox, type CheckboxProps } from '@/components/checkbox/checkbox';
import { Link } from '@/lib/router/link';

/** The box that agrees to terms and policy, unticked until the person ticks it; both can be read first. */
export function Agreement(field: Omit<CheckboxProps, 'children'>) {
  const t = useTranslations('getCode');
  return (
    <Checkbox {...field}>
      {t.rich('agree', {
        terms: (words) => (
          <Link to="/pages/policy/policy" query={{ type: 'terms' }}>
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link to="/pages/policy/policy" query={{ type: 'privacy' }}>
            {words}
          </Link>
        ),
      })}
    </Checkbox>
  );
}

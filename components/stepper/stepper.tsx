import { useTranslations } from 'next-intl';

/** Props of {@link Stepper}. */
export type StepperProps = {
  /** The steps' names, short: "Tus datos", "Tu trabajo", "Tu cuenta", "Tu cédula". */
  steps: readonly string[];
  /** Index of the step under way, from 0. */
  current: number;
};

/** How far the application is. The disc is here; at large text one line names the step instead. */
export function Stepper({ steps, current }: StepperProps) {
  const t = useTranslations('ui.stepper');
  const position = t('position', { step: current + 1, total: steps.length });
  return (
    <div className="stepper">
      <ol className="stepper__steps" aria-label={position}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="stepper__large" aria-hidden="true">
        {position}
      </p>
    </div>
  );
}

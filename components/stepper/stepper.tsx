import { useTranslations } from 'next-intl';

type StepperProps = {
  /** Short names of the steps: "Tus datos", "Tu trabajo", "Tu cuenta", "Tu cédula". */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** The page of a step that has two, or the photo of three: where in its segment the disc is. */
  part?: { number: number; total: number };
};

/** The progress of the application; with large text a single line replaces the names of the steps. */
export function Stepper({ steps, current, part }: StepperProps) {
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
            data-part={index === current && part ? `${part.number}/${part.total}` : undefined}
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

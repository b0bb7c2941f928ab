import { LongText } from '@/app/long-text/long-text';
import { usePenaltyRates } from '@/app/orders/penalty';
import { Section } from '@/components/section/section';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf } from '@/lib/loan/penalty';
import { ids } from './screen.ids';

/** The numbered steps of a repayment, then frequent questions about it. */
export function RepaySteps() {
  const format = useFormat();
  const rates = usePenaltyRates();
  const values = {
    once: format.percent(rates.once_rate, 'ifAny'),
    daily: format.percent(dailyRateOf(rates), 'ifAny'),
  };
  return (
    <LongText name="repay" values={values}>
      {({ steps, questions }) => (
        <>
          <ol className="repay-help__steps" id={ids.steps}>
            {steps.map((step, index) => (
              <li key={step.id}>
                <span className="disc" aria-hidden="true">
                  {index + 1}
                </span>
                <div className="grow">
                  <b>{step.title}</b>
                  <p className="muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {questions.map((question) => (
            <Section key={question.id} title={question.title}>
              <p>{question.text}</p>
            </Section>
          ))}
        </>
      )}
    </LongText>
  );
}

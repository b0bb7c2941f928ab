import { LazyText } from '@/app/account/lazy-text';
import { usePenaltyRates } from '@/app/orders/use-penalty-rates';
import { Section } from '@/components/section/section';
import { useFormat } from '@/lib/format/use-format';
import { dailyRateOf } from '@/lib/loan/penalty';
import { loadRepay } from './load-repay';
import { ids } from './screen.ids';
import type { RepayText } from './texts/repay-text';

/** The steps, numbered, then what else people ask about paying. */
export function RepaySteps() {
  return (
    <LazyText name="repay" load={loadRepay}>
      {(text) => <Steps text={text} />}
    </LazyText>
  );
}

function Steps({ text }: { text: RepayText }) {
  const format = useFormat();
  const rates = usePenaltyRates();
  const { steps, questions } = text({
    once: format.percent(rates.once_rate, 'ifAny'),
    daily: format.percent(dailyRateOf(rates), 'ifAny'),
  });
  return (
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
  );
}

import { formatMoney } from '@/lib/format/number';
import type { Payment } from '../core/state';
import texts from '../data/pay-page.json';

/** A language of the pay page. */
export type PayLanguage = keyof typeof texts;

const languages: readonly PayLanguage[] = ['es', 'en', 'vi'];

/** The content of the page; `payment` is null if the address has no known one. */
export type PayPage = { payment: Payment | null; language: PayLanguage; returnTo: string };

/** The HTML of the demo pay page: a form without script; its style sheet is `payStyle`. */
export function payPage({ payment, language, returnTo }: PayPage): string {
  const t = texts[language];
  const main = payment
    ? paymentPart(payment, language, returnTo)
    : `<h1>${escaped(t.unknown)}</h1>`;
  const back = payment?.state === 'pending' ? '' : link(returnTo, t.back);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>${escaped(t.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pay.css">
</head>
<body>
<main>
<p class="demo">${escaped(t.demo)}</p>
${main}
${back}
</main>
</body>
</html>
`;
}

function paymentPart(payment: Payment, language: PayLanguage, returnTo: string): string {
  const t = texts[language];
  const total = formatMoney(payment.amount + payment.fee, language);
  const fee = payment.fee ? `<p>${escaped(t.fee)} ${formatMoney(payment.fee, language)}</p>` : '';
  const buttons = (['success', 'failure', 'cancel'] as const)
    .map((result) => {
      const name = result === 'success' ? `${t.success} ${total}` : t[result];
      return `<button name="result" value="${result}">${escaped(name)}</button>`;
    })
    .join('\n');
  const form = `<form method="post" action="pay">
<input type="hidden" name="payment" value="${escaped(payment.payment_id)}">
<input type="hidden" name="return" value="${escaped(returnTo)}">
${buttons}
</form>`;
  return `<h1>${escaped(t.title)} ${total}</h1>
<p>${escaped(t.loan)} ${escaped(payment.order_no)}</p>
${fee}
<p role="status">${escaped(t[`state_${payment.state}`])}</p>
${payment.state === 'pending' ? form : ''}`;
}

function link(href: string, text: string): string {
  return `<p><a href="${escaped(href)}">${escaped(text)}</a></p>`;
}

/** Escapes text for HTML content and quoted attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The language of `?lang=`, or the first known one of `Accept-Language`, or Spanish. */
export function payLanguage(query: string | null, accepted: string | null): PayLanguage {
  const tags = [query ?? '', ...(accepted ?? '').split(',')];
  for (const tag of tags) {
    const known = languages.find((language) => tag.trim().toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'es';
}

/** The page's style sheet, light and dark. */
export const payStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 26rem; margin: 0 auto; padding: 1.25rem; }
.demo { padding: 0.75rem 1rem; border: 1px solid currentColor; border-radius: 0.875rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
form { display: grid; gap: 0.75rem; }
button { min-height: 3.25rem; border: 1px solid currentColor; border-radius: 1rem;
  background: transparent; color: inherit; font: inherit; font-weight: 600; }
button:first-of-type { border-color: #d92b19; background: #d92b19; color: #fff; }
a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; color: inherit; }
:focus-visible { outline: 3px solid #2a7d8c; outline-offset: 2px; }
`;

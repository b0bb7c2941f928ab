import type { FormEvent } from 'react';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { type BasicPage, pageOf, pages } from './basic-pages';
import type { BasicForm } from './basic-schema';
import { ids } from './screen.ids';

type Options = {
  form: BasicForm;
  /** The paths of all fields. */
  fields: readonly Parameters<BasicForm['check']>[0][number][];
  page: BasicPage;
  /** Opened for a correction: each page saves. */
  corrects: boolean;
};

/**
 * Shows one page of the form: the errors of the fields that can be answered yet, and a submit that goes on to the next page or saves. */
export function useBasicPages({ form, fields, page, corrects }: Options) {
  const turn = usePageTurn();
  const next = pages[pages.indexOf(page) + 1];
  // After a refused save the user is back at what was wrong: no way through the other pages again.
  const saves = next === undefined || corrects || form.form.formState.isSubmitted;
  const shown = fields.filter((field) => pageOf(field) === page);
  const { getValues } = form.form;
  const waits = (field: string) =>
    (field === 'district' && !getValues('city')) ||
    (field === 'community' && !getValues('district'));
  const shownIds = new Set(shown.filter((field) => !waits(field)).map(ids.field));

  async function goOn() {
    if (next !== undefined && (await form.check(shown))) turn(next);
  }
  return {
    saves,
    submit: saves
      ? form.submit
      : (event?: FormEvent) => {
          event?.preventDefault();
          void goOn();
        },
    summary: {
      ...form.summary,
      items: form.summary.items.filter(({ id }) => shownIds.has(id)),
    },
  };
}

import { type FormEvent, useMemo, useState } from 'react';
import { fieldId } from '@/lib/forms/field-id';
import { fieldPaths } from '@/lib/forms/schema-fields';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { useRouter } from '@/lib/router/use-router';
import { pages, type StepPage, type StepQuery } from './step-pages';
import { stepPath } from './step-path';
import {
  type StepFormOptions,
  type StepFormState,
  useStepForm,
  type WithBaseline,
} from './use-step-form';

type Options<In extends WithBaseline, Out> = Omit<
  StepFormOptions<In, Out>,
  'onSaved' | 'onRefused'
> & {
  query: StepQuery;
  /** The page that shows a field. */
  pageOf: (field: string) => StepPage;
  /** Fields that cannot be answered yet: they show no error. */
  waiting?: (values: In) => readonly string[];
};

/** What the layout of such a step needs beside its form. */
export type PagedForm = StepFormState & {
  page: StepPage;
  /** Opened for a correction: each page saves. */
  corrects: boolean;
  /** The submit saves; else it goes on to the next page. */
  saves: boolean;
};

/**
 * The form of a step of two pages: one draft and one save, which each page leads to in a correction and the last one
 * else. Shows the errors of the page on screen; a field of another page that is refused turns to it.
 */
export function usePagedForm<In extends WithBaseline, Out>({
  query: { page, fix, back },
  pageOf,
  waiting = () => [],
  ...options
}: Options<In, Out>): DraftForm<In, Out> & PagedForm {
  const { name, schema } = options;
  const corrects = Boolean(fix || back);
  const [openedAt] = useState(page);
  const router = useRouter();
  const turn = usePageTurn();
  const form = useStepForm<In, Out>({
    ...options,
    onSaved(next) {
      if (back === '1') return router.back();
      const path = fix === '1' ? '/' : stepPath(next);
      if (path === '/') router.relaunch(path);
      else router.push(path);
    },
    onRefused(names) {
      const refused = pages.filter((one) => names.some((field) => pageOf(field) === one));
      const [first] = refused;
      if (first && !refused.includes(page)) turn(first, corrects ? 'replace' : 'push');
    },
  });
  const fields = useMemo(() => fieldPaths(schema), [schema]);
  const shown = fields.filter((field) => pageOf(field) === page);
  const waits = waiting(form.form.getValues());
  const shownIds = shown.filter((field) => !waits.includes(field)).map((one) => fieldId(name, one));
  const next = pages[pages.indexOf(page) + 1];
  // After a refused save the user is back at what was wrong: no way through the other pages again.
  const saves = next === undefined || corrects || form.form.formState.isSubmitted;

  async function goOn() {
    if (next !== undefined && (await form.check(shown))) turn(next);
  }
  return {
    ...form,
    page,
    corrects,
    saves,
    restored: form.restored && page === openedAt,
    submit: saves
      ? form.submit
      : (event?: FormEvent) => {
          event?.preventDefault();
          void goOn();
        },
    summary: {
      ...form.summary,
      items: form.summary.items.filter(({ id }) => shownIds.includes(id)),
    },
  };
}

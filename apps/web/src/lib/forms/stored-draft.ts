import type { z } from 'zod'

/** Only what somebody has changed, so that nothing is overwritten that a colleague has changed meanwhile. */
export function changedValues<Values extends object>(before: Values, now: Values): Partial<Values> {
  const was = new Map<string, unknown>(Object.entries(before))
  // an object of some of the values
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name))),
  ) as Partial<Values>
}

/** The unsaved values, and those that the thing had when the form was opened. */
export interface EditDraft<Values> {
  base: Values
  values: Values
}

/** Reads what a device has stored of an unfinished form. The schema is that of its values, each of which may be missing. */
export function draftReader<Values extends object>(storedForm: z.ZodType<Partial<Values>>) {
  /** An older version of the form may have written the draft, so missing values are taken from `start`. */
  function parseDraft(stored: unknown, start: Values): Values | undefined {
    const { data } = storedForm.safeParse(stored)
    return data && Object.keys(data).length > 0 ? { ...start, ...withoutUndefined(data) } : undefined
  }

  /** Applies the changes of a draft to the thing as it is now. */
  function mergedDraft(stored: unknown, start: Values): EditDraft<Values> | undefined {
    if (typeof stored !== 'object' || stored === null || !('base' in stored) || !('values' in stored)) return undefined
    const [base, values] = [parseDraft(stored.base, start), parseDraft(stored.values, start)]
    const changes = base && values && changedValues(base, values)
    return changes && Object.keys(changes).length > 0 ? { base: start, values: { ...start, ...changes } } : undefined
  }
  return { parseDraft, mergedDraft }
}

const withoutUndefined = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** A form's checks that the schema of a call cannot do: the sentence of each field that is wrong. */
export const checkBy =
  <Values extends FieldValues>(
    faultsOf: (values: Values) => Partial<Record<keyof Values, string | false | undefined>>,
  ): Resolver<Values, unknown, Values> =>
  values => {
    const faults = Object.entries(faultsOf(values)).flatMap(([field, message]) => (message ? [[field, { type: 'check', message }]] : []))
    // the fields' names are those of the values
    return faults.length > 0 ? { values: {}, errors: Object.fromEntries(faults) as FieldErrors<Values> } : { values, errors: {} }
  }

// The field of an input that takes the id of an upload may lie inside other fields and lists: 'answers.photos.files.0.id'.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The value at a path; undefined where the path leads nowhere. */
export const valueAt = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), input)

/** A copy of the input with other values at some paths. */
export const inputWith = (input: unknown, values: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(values).reduce<unknown>((changed, [path, value]) => replaced(changed, path.split('.'), value), input)

function replaced(input: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(input)) return input.map((each: unknown, at) => (String(at) === step ? replaced(each, rest, value) : each))
  const fields = isObject(input) ? input : {}
  return { ...fields, [step]: replaced(fields[step], rest, value) }
}

/** An answer together with the sentence that the web shows as a notice. */
export interface Said<T> {
  readonly said: true
  readonly value: T
  readonly message?: string
  readonly values?: Record<string, string | number>
}

/** Answers `value` and words `message` (a key of the area's sentences) in the asker's language. */
export const saying = <T>(message: string, value: T, values?: Record<string, string | number>): Said<T> => ({
  said: true,
  value,
  message,
  ...(values && { values }),
})

const isSaid = <T>(result: T | Said<T>): result is Said<T> =>
  typeof result === 'object' && result !== null && 'said' in result && result.said === true

export const asSaid = <T>(result: T | Said<T>): Said<T> => (isSaid(result) ? result : { said: true, value: result })

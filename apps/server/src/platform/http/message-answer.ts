/** An answer together with the sentence that the web shows as a toast. */
export interface MessageAnswer<T> {
  readonly isMessageAnswer: true
  readonly value: T
  readonly message?: string
  readonly values?: Record<string, string | number>
}

/** Answers `value` and words `message` (a key of the area's sentences) in the asker's language. */
export const withMessage = <T>(message: string, value: T, values?: Record<string, string | number>): MessageAnswer<T> => ({
  isMessageAnswer: true,
  value,
  message,
  ...(values && { values }),
})

const isMessageAnswer = (result: unknown): result is MessageAnswer<unknown> =>
  typeof result === 'object' && result !== null && 'isMessageAnswer' in result && result.isMessageAnswer === true

export const asMessageAnswer = (result: unknown): MessageAnswer<unknown> =>
  isMessageAnswer(result) ? result : { isMessageAnswer: true, value: result }

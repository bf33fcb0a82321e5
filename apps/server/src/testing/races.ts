import type { CallAnswer } from './calls.ts'

const runners = 20

/** Runs twenty calls at once; answers how many succeeded, and the codes that refused the others. */
export async function race(run: (at: number) => Promise<CallAnswer>): Promise<{ passed: number; codes: string[] }> {
  const answers = await Promise.all(Array.from({ length: runners }, (_, at) => run(at)))
  const refusals = answers.filter(({ status }) => status >= 300)
  return { passed: answers.length - refusals.length, codes: [...new Set(refusals.map(({ status, body }) => String(body.code ?? status)))] }
}

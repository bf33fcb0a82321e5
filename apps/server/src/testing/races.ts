import type { CallAnswer } from './calling.ts'

const runners = 20

/** Twenty at once: answers how many got through, and with which codes the others were refused. */
export async function race(run: (at: number) => Promise<CallAnswer>): Promise<{ passed: number; codes: string[] }> {
  const answers = await Promise.all(Array.from({ length: runners }, (_, at) => run(at)))
  const refusals = answers.filter(({ status }) => status >= 300)
  return { passed: answers.length - refusals.length, codes: [...new Set(refusals.map(({ status, body }) => String(body.code ?? status)))] }
}

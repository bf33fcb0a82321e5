import type { Asked } from './calling.ts'

const runners = 20

/** Twenty at once: answers how many got through, and with which codes the others were refused. */
export async function race(run: (at: number) => Promise<Asked>): Promise<{ passed: number; codes: string[] }> {
  const answers = await Promise.all(Array.from({ length: runners }, (_, at) => run(at)))
  const refused = answers.filter(({ status }) => status >= 300)
  return { passed: answers.length - refused.length, codes: [...new Set(refused.map(({ status, body }) => String(body.code ?? status)))] }
}

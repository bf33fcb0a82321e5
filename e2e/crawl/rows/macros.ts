import { createMacro, listMacros } from '@allenio/contract/macros'
import { call, demoToken, type DemoRole } from '../../house/api.ts'

const day = { dayType: 'every day', kcal: 2000, protein: 30, carbs: null, lipids: 25 } as const

/** The first of the demo, or one that is made for the crawl. */
async function macroId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const { macros } = await call(listMacros, { page: 1 }, token)
  const [macro] = macros
  if (macro) return macro.id
  return (await call(createMacro, { title: 'Mantenimento', unit: 'percent', days: [day] }, token)).id
}

export const rows = { '/macros/{id}': { id: macroId } }

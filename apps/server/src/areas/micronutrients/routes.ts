import { nutrientCodes, nutrientFacts, type NutrientCode } from '@allenio/contract/aliments'
import * as contract from '@allenio/contract/micronutrients'
import { nutrientName } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { bind } from '#platform/http'
import { listChosen, writeChosen } from './queries.ts'

function presentAll({ language }: Actor, chosen: readonly NutrientCode[]): { micronutrients: contract.Micronutrient[] } {
  const active = new Set(chosen)
  return {
    micronutrients: nutrientCodes.map(code => ({
      id: code,
      name: nutrientName(code, language),
      ...nutrientFacts[code],
      isActiveForUser: active.has(code),
    })),
  }
}

export const micronutrientBindings = [
  bind(contract.listMicronutrients, async ({ db, actor }) => presentAll(actor, await listChosen(db, actor))),

  bind(contract.chooseMicronutrients, async ({ db, actor }, { micronutrient_ids: codes }) => {
    await writeChosen(db, actor, codes)
    return presentAll(actor, codes)
  }),
]

import * as contract from '@allenio/contract/micronutrients'
import { samplesOf } from '#testing'

export const micronutrientsSamples = samplesOf(contract, {
  listMicronutrients: () => ({ as: 'nutritionist', input: {} }),
  chooseMicronutrients: () => ({ as: 'nutritionist', input: { micronutrient_ids: ['iron', 'fiber'] } }),
})

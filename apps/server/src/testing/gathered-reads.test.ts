import type { AnyEndpoint } from '@allenio/contract'
import { listMedia } from '@allenio/contract/client-files'
import { getClientErasure } from '@allenio/contract/clients'
import { listFolders } from '@allenio/contract/folders'
import { getChecklist, getGraphs, listAttention } from '@allenio/contract/home'
import { getClientEnergy } from '@allenio/contract/macros'
import { listRecipes } from '@allenio/contract/recipes'
import { getOwnWeightMarks, getWeightMarks } from '@allenio/contract/weights'
import { expect, test } from 'vitest'
import { mediaSources } from '#areas/client-files'
import { activityParts, attentionParts, stepParts } from '#areas/client-overview'
import { erasedParts } from '#areas/clients'
import { folderContent } from '#areas/folders'
import { visitEnergies } from '#areas/macros'
import { givenRecipes } from '#areas/recipes'
import { weightMarkParts } from '#areas/weights'
import type { Area } from '#platform/http'
import { areas } from '../areas.ts'
import { readContractModules } from './contract-modules.ts'

const modules = await readContractModules()

/** An area without things of its own changes those of others. */
function thingsOf({ endpoints }: Area): string[] {
  const own = modules.filter(module => module.endpoints.some(each => endpoints.includes(each))).flatMap(({ things }) => things)
  return own.length > 0 ? own : endpoints.flatMap(({ changes }) => (Array.isArray(changes) ? (changes as string[]) : []))
}

/** An area's part of a read changes on the area's own screens: then the answers that stand on others' are out of date. */
const staleReads = (collection: { title: string }, { shows }: Pick<AnyEndpoint, 'shows'>): string[] =>
  areas
    .filter(({ contributes }) => contributes.some(({ to }) => to === collection.title))
    .filter(each => shows !== 'everything' && !thingsOf(each).some(thing => (shows as readonly string[] | undefined)?.includes(thing)))
    .map(({ name }) => `${name} adds to the ${collection.title}: the read has to show one of its things, or 'everything'.`)

test.each([
  [getGraphs, activityParts],
  [getChecklist, stepParts],
  [listAttention, attentionParts],
  [listMedia, mediaSources],
  [getWeightMarks, weightMarkParts],
  [getOwnWeightMarks, weightMarkParts],
  [listFolders, folderContent],
  [listRecipes, givenRecipes],
  [getClientErasure, erasedParts],
  [getClientEnergy, visitEnergies],
])('$path shows a thing of each area that adds to it', (endpoint, collection) => {
  expect(staleReads(collection, endpoint)).toEqual([])
})

test('an area whose things a read does not show is found', () => {
  expect(
    staleReads(mediaSources, {
      shows: ['client file', 'nutritional advice', 'completed workout', 'meal diary', 'survey answer', 'message'],
    }),
  ).toEqual(["progress adds to the media sources: the read has to show one of its things, or 'everything'."])
})

import { listExclusions } from '@allenio/contract/exclusions'
import { listClientFoods } from '@allenio/contract/meal-plan-changes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import { fetchAhead } from '#lib/build'
import { useIsOnline } from '#lib/device'
import { useFoodLibrary, type FoodLibrary } from '#lib/food-library'
import { useLateModule } from '#lib/late-module'
import { useSelected, useStored } from '#lib/store'
import { offerNamedFoods } from '../gestures/typed-cells.ts'
import { exclusionJudges, handFoods, none, useEditor, type EditorSession } from '../session.ts'
import { lineReader } from './typed-food.ts'
import { clientIdOf } from '../totals/person/choice.ts'

const exclusionsQuery = (id: string) => read(listExclusions, { id }, { quiet: true, isStored: true })
const clientFoodsQuery = (id: string) => read(listClientFoods, { id }, { quiet: true, isStored: true })

/**
 * Judges the plan by what the person for whom it is looked at must not, cannot or does not want to eat, and finds the foods first that
 * their plans have: of whom nothing is known, those of the business come first.
 */
export function useClientOfPlan({ exclusions, openTexts, clientFoodIds, person }: EditorSession): void {
  const clientId = useSelected(person, clientIdOf)
  const [asked, isEnabled] = [clientId ?? '', clientId !== undefined]
  const { data: excluded } = useQuery({ ...exclusionsQuery(asked), enabled: isEnabled })
  const { data: eaten } = useQuery({ ...clientFoodsQuery(asked), enabled: isEnabled })
  const hasExclusions = isEnabled && excluded !== undefined && excluded.exclusions.length > 0
  const isConnected = useIsOnline()
  useEffect(() => {
    // on a saved connection too, and again when the network is back: without it an allergy would stand unmarked
    if (hasExclusions) void fetchAhead(exclusionJudges.fetch).catch(() => undefined)
  }, [hasExclusions, isConnected])
  useEffect(() => {
    exclusions.set((isEnabled && excluded?.exclusions) || none)
    openTexts.set(isEnabled && excluded ? [...excluded.offered.map(({ name }) => name), ...excluded.notUnderstood] : none)
  }, [exclusions, openTexts, isEnabled, excluded])
  useEffect(() => {
    clientFoodIds.set((isEnabled && eaten?.foodIds) || none)
  }, [clientFoodIds, isEnabled, eaten])
}

/** The foods as the editor searches them: those of no client are made ready once for all screens. */
export function useEditorFoods(): FoodLibrary {
  useLateModule(lineReader)
  const session = useEditor()
  const { clientFoodIds, awaitsFoods } = session
  const ids = useStored(clientFoodIds)
  const library = useFoodLibrary(ids.length > 0 ? ids : undefined)
  useEffect(() => {
    handFoods(awaitsFoods, library)
    // those that were typed just now have their food already
    offerNamedFoods(session, library)
  }, [session, awaitsFoods, library])
  return library
}

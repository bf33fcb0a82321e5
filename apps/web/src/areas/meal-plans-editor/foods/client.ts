import { listExclusions } from '@allenio/contract/aliments'
import { listClientFoods } from '@allenio/contract/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import { useFoodLibrary, type FoodLibrary } from '#lib/food-library'
import { useSelected, useStored } from '#lib/store'
import { offerNamedFoods } from '../gestures/typed-cells.ts'
import { handFoods, none, useEditor, type EditorSession } from '../session.ts'
import { clientIdOf } from '../totals/person/choice.ts'

const exclusionsQuery = (id: string) => read(listExclusions, { id }, { quiet: true, isStored: true })
const clientFoodsQuery = (id: string) => read(listClientFoods, { id }, { quiet: true, isStored: true })

/**
 * Judges the plan by the exclusions of the client for whom it is viewed, and makes searches prefer the foods of their plans. Without a
 * known client, searches prefer the foods of the business.
 */
export function useClientOfPlan({ exclusions, openTexts, clientFoodIds, person }: EditorSession): void {
  const clientId = useSelected(person, clientIdOf)
  const [asked, isEnabled] = [clientId ?? '', clientId !== undefined]
  const { data: excluded } = useQuery({ ...exclusionsQuery(asked), enabled: isEnabled })
  const { data: eaten } = useQuery({ ...clientFoodsQuery(asked), enabled: isEnabled })
  useEffect(() => {
    exclusions.set((isEnabled && excluded?.exclusions) || none)
    openTexts.set(isEnabled && excluded ? [...excluded.offered.map(({ name }) => name), ...excluded.notUnderstood] : none)
  }, [exclusions, openTexts, isEnabled, excluded])
  useEffect(() => {
    clientFoodIds.set((isEnabled && eaten?.foodIds) || none)
  }, [clientFoodIds, isEnabled, eaten])
}

/** The foods in the form that the editor searches; the list for no client is made once for all screens. */
export function useEditorFoods(): FoodLibrary {
  const session = useEditor()
  const { clientFoodIds, awaitsFoods } = session
  const ids = useStored(clientFoodIds)
  const library = useFoodLibrary(ids.length > 0 ? ids : undefined)
  useEffect(() => {
    handFoods(awaitsFoods, library)
    // rows that were typed just now already have their food
    offerNamedFoods(session, library)
  }, [session, awaitsFoods, library])
  return library
}

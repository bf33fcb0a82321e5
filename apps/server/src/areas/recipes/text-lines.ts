import type { Output } from '@allenio/contract'
import { likelyFoodsPerLine, recipeLimits, type LikelyFood, type parseRecipeText } from '@allenio/contract/recipes'
import { parseIngredientLines } from '@allenio/domain/recipes'
import { findLikelyFoods, findPlannedFoods } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

/** The ingredients of a text, a line each, with the foods that they may mean. */
export async function parseText(db: WorkspaceDb, actor: Actor, text: string): Promise<Output<typeof parseRecipeText>> {
  const { title, portions, lines, isCut } = parseIngredientLines(text, recipeLimits.ingredients)
  const names = lines.map(({ name }) => name)
  const likelyIds = await findLikelyFoods(db, actor, names, likelyFoodsPerLine)
  const refs = likelyIds.flat().map(id => ({ id }))
  const foods = await findPlannedFoods(db, actor, refs, { readsNutrients: false })
  return {
    title: title.slice(0, recipeLimits.name),
    portions,
    lines: lines.map(({ text: lineText, name, quantity, isToTaste }, at) => ({
      text: lineText,
      name,
      quantity,
      isToTaste,
      foods: (likelyIds[at] ?? []).flatMap((id): LikelyFood[] => {
        const { nutrients: _, ...food } = foods.get(id) ?? { nutrients: {} }
        return 'id' in food ? [food] : []
      }),
    })),
    isCut,
  }
}

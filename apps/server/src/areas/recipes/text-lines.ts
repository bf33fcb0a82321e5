import type { Output } from '@allenio/contract'
import { likelyFoodsPerLine, recipeLimits, type LikelyFood, type parseRecipeText, type RecognizedLine } from '@allenio/contract/recipes'
import { parseIngredientLines, type IngredientLine } from '@allenio/domain/recipes'
import { findLikelyFoods, findPlannedFoods } from '#areas/aliments'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

/** The ingredients of a text, a line each, with the foods that they may mean. */
export async function parseText(db: WorkspaceDb, actor: Actor, text: string): Promise<Output<typeof parseRecipeText>> {
  const { title, portions, lines, isCut } = parseIngredientLines(text, recipeLimits.ingredients)
  return { title: title.slice(0, recipeLimits.name), portions, lines: await recognizeLines(db, actor, lines, likelyFoodsPerLine), isCut }
}

/** Finds the foods that lines may mean, the likeliest first. */
export async function recognizeLines<Line extends IngredientLine>(
  db: WorkspaceDb,
  actor: Actor,
  lines: readonly Line[],
  most: number,
): Promise<(Line & RecognizedLine)[]> {
  const likelyIds = await findLikelyFoods(
    db,
    actor,
    lines.map(({ name }) => name),
    most,
  )
  const refs = [...new Set(likelyIds.flat())].map(id => ({ id }))
  const foods = await findPlannedFoods(db, actor, refs, { readsNutrients: false })
  return lines.map((line, at) => ({
    ...line,
    foods: (likelyIds[at] ?? []).flatMap((id): LikelyFood[] => {
      const { nutrients: _, ...food } = foods.get(id) ?? { nutrients: {} }
      return 'id' in food ? [food] : []
    }),
  }))
}

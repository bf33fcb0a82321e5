import { weekTextLimits, type WeekText } from '@allenio/contract/meal-plans'
import { splitWeekText } from '@allenio/domain/meal-plans'
import { parsePlannedFoods, type IngredientLine } from '@allenio/domain/recipes'
import { recognizeLines } from '#areas/recipes'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

interface PlacedLine extends IngredientLine {
  day: number
  meal: number
  insteadOf: number | null
}

/** Fewer than in a recipe, because a week has many lines. */
const foodsPerLine = 3

/** Reads a pasted plan, with the foods that its lines may mean. */
export async function parseWeek(db: WorkspaceDb, actor: Actor, text: string): Promise<WeekText> {
  const { days, leftOut } = splitWeekText(text)
  const lines: PlacedLine[] = []
  for (const [day, { meals }] of days.entries()) {
    for (const [meal, { foods }] of meals.entries()) {
      for (const { text: written, alternatives } of foods) {
        const place = { day, meal, insteadOf: null }
        const read = linesIn(written)
        lines.push(...read.map(line => ({ ...line, ...place })))
        const of = lines.length - 1
        const instead = read.length > 0 ? alternatives.flatMap(linesIn) : []
        lines.push(...instead.map(line => ({ ...line, ...place, quantity: line.quantity || (lines[of]?.quantity ?? ''), insteadOf: of })))
      }
    }
  }
  const firstLines = lines.slice(0, weekTextLimits.lines)
  return {
    days: days.map(({ name, meals }) => ({ name, meals: meals.map(({ type }) => ({ type })) })),
    lines: await recognizeLines(db, actor, firstLines, foodsPerLine),
    leftOut,
    isCut: firstLines.length < lines.length,
  }
}

const linesIn = (text: string): IngredientLine[] => parsePlannedFoods(text, weekTextLimits.lines)

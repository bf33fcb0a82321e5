import type { MealPlanPaperOptions } from '@allenio/contract/meal-plan-paper'
import { formatDay, formatWeight } from '@allenio/domain/formats'
import { readPlannedDays, type PlannedDay } from '@allenio/domain/meal-plans'
import { findExclusions, findPlannedFoods } from '#areas/aliments'
import { findLetterhead, findLogoFile, readLogo } from '#areas/business'
import { areMacrosHidden } from '#areas/macros'
import { findRecipeMethods } from '#areas/recipes'
import { readLatestWeights } from '#areas/weights'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { fileNameOf, readSmallCopies } from '#platform/files'
import type { Bytes } from '#platform/http'
import { makePdf } from '#platform/pdf'
import { presentPaper, type Printing } from './page.ts'
import { reachForPaper, type ReachedPaper } from './reach.ts'
import { paperWords } from './words.ts'

/** All that is needed is read now; the PDF is made after the transaction. */
export async function printMealPlan(db: WorkspaceDb, actor: Actor, options: MealPlanPaperOptions): Promise<Bytes> {
  const printing = await readPrinting(db, { ...actor, language: options.language ?? actor.language }, options)
  const { name, color, contact } = await findLetterhead(db, actor.workspaceId)
  const logoFile = await findLogoFile(db, actor.workspaceId)
  const paper = presentPaper(printing)
  const files = [...printing.recipes.values()].flatMap(({ picture }) => picture ?? [])
  const typeset = async (): Promise<Buffer> => {
    const logo = logoFile && (await readLogo(logoFile))
    const copies = await readSmallCopies(options.addImage ? files : [], pictureSidePixels)
    const { bytes } = await makePdf({
      template: 'areas/meal-plans/paper/meal-plan.typ',
      language: printing.language,
      title: paper.title,
      // a picture that cannot be read is left out, and its name with it
      data: { ...paper, brand: { name, color, contact, logo: logo ? 'logo' : null }, pictures: [...copies.keys()] },
      pictures: { ...Object.fromEntries(copies), ...(logo && { logo }) },
    })
    return Buffer.from(bytes)
  }
  return { type: 'application/pdf', name: fileNameOf(paper.title, 'pdf'), body: typeset }
}

/** Twenty-two millimetres at 300 dots an inch. */
const pictureSidePixels = 260

async function readPrinting(db: WorkspaceDb, actor: Actor, options: MealPlanPaperOptions): Promise<Printing> {
  const { mealPlanId: planId } = options
  const { rows, client } = await reachForPaper(db, actor, options)
  const days = readPlannedDays(rows, planId)
  const [foods, recipes, clientLines, hasFigures] = await Promise.all([
    findPlannedFoods(db, actor, foodsIn(days), { withNutrients: false }),
    findRecipeMethods(db, recipeIdsIn(days)),
    readClientLines(db, actor, client),
    options.withFigures && maySeeFigures(db, actor, client),
  ])
  return { planId, rows, options, language: actor.language, hasFigures, clientLines, foods, recipes }
}

/** Figures that are hidden from a client do not reach them on paper either. */
const maySeeFigures = async (db: WorkspaceDb, actor: Actor, client: ReachedPaper['client']): Promise<boolean> =>
  mayDo(actor, 'view macros') && (client === null || !(await areMacrosHidden(db, client.id)))

const componentsIn = (days: readonly PlannedDay[]) => days.flatMap(({ meals }) => meals.flatMap(({ components }) => components))

const foodsIn = (days: readonly PlannedDay[]) =>
  componentsIn(days).flatMap(({ rows }) => rows.flatMap(row => [row, ...row.alternatives].flatMap(({ food }) => food ?? [])))

const recipeIdsIn = (days: readonly PlannedDay[]) => componentsIn(days).flatMap(({ recipe }) => recipe?.id ?? [])

async function readClientLines(db: WorkspaceDb, { language }: Actor, client: ReachedPaper['client']): Promise<string[]> {
  if (client === null) return []
  const say = paperWords(language)
  const [weights, exclusions] = await Promise.all([readLatestWeights(db, [client.id]), findExclusions(db, [client.id], language)])
  const weight = weights.get(client.id)
  const avoided = exclusions.get(client.id)?.map(({ name }) => name) ?? []
  return [
    say('plan for', { name: client.name }),
    ...(weight ? [say('weight', { weight: formatWeight(language, weight.kg), day: formatDay(language, weight.day) })] : []),
    ...(avoided.length > 0 ? [say('avoid', { names: [...new Set(avoided)].join(', ') })] : []),
  ]
}

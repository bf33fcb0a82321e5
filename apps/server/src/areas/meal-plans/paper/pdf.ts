import type { MealPlanPageOptions, MealPlanPaperOptions } from '@allenio/contract/meal-plans'
import { formatDay, formatWeight } from '@allenio/domain/formats'
import { listDescriptions, readPlannedDays, type PlannedDay } from '@allenio/domain/meal-plans'
import { findExclusions, findPlannedFoods, listFoodTables, type FoundExclusion } from '#areas/aliments'
import { findLetterhead, findLogoFile, readLogo } from '#areas/business'
import { areMacrosHidden } from '#areas/macros'
import { drawSigner, findSigner, signerContent } from '#areas/professionals'
import { findRecipeMethods } from '#areas/recipes'
import { readLatestWeights } from '#areas/weights'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { fileNameOf, readSmallCopies } from '#platform/files'
import type { Bytes } from '#platform/http'
import { drawPage, listPages, makePdf, type Paper } from '#platform/pdf'
import { readMealPlanSettings } from '../settings.ts'
import { findConflicts } from './conflicts.ts'
import { readPaperDates, type PaperDates } from './dates.ts'
import { presentPaper, type PaperContent, type Printing } from './page.ts'
import { reachForPaper, type ReachedPaper } from './reach.ts'
import { paperWords } from './words.ts'

interface ReadPaper extends Paper {
  title: string
}

export async function printMealPlan(db: WorkspaceDb, actor: Actor, options: MealPlanPaperOptions): Promise<Bytes> {
  const { title, request } = await readPaper(db, actor, options)
  const typeset = async (signal: AbortSignal) => Buffer.from((await makePdf(await request(), { personId: actor.personId, signal })).bytes)
  return { type: 'application/pdf', name: fileNameOf(title, 'pdf'), body: typeset }
}

export async function listMealPlanPages(db: WorkspaceDb, actor: Actor, options: MealPlanPaperOptions): Promise<Bytes> {
  const paper = await readPaper(db, actor, options)
  return {
    type: 'application/json; charset=utf-8',
    body: async signal => Buffer.from(JSON.stringify(await listPages(paper, { personId: actor.personId, signal }))),
  }
}

export async function drawMealPlanPage(db: WorkspaceDb, actor: Actor, { key, ...options }: MealPlanPageOptions): Promise<Bytes> {
  const paper = await readPaper(db, actor, options)
  return { type: 'image/svg+xml', body: async signal => Buffer.from(await drawPage(paper, key, { personId: actor.personId, signal })) }
}

/** All that is needed is read now; the paper is made after the transaction. */
export async function readPaper(db: WorkspaceDb, actor: Actor, options: MealPlanPaperOptions): Promise<ReadPaper> {
  const { paper: preset } = await readMealPlanSettings(db)
  const content = { ...preset, ...options }
  const reader = { ...actor, language: content.language ?? actor.language }
  const reached = await reachForPaper(db, reader, content)
  const printing = await readPrinting(db, reader, { options: content, reached })
  const { by, day, isDraft } = reached.issue
  const signer = await findSigner(db, by, { language: reader.language, day, isDraft })
  const { name, color, contact } = await findLetterhead(db, actor.workspaceId)
  const logoFile = await findLogoFile(db, actor.workspaceId)
  const paper = presentPaper(printing, name)
  const files = content.addImage ? [...printing.recipes.values()].flatMap(({ picture }) => picture ?? []) : []
  const { title } = paper
  const { language } = printing
  return {
    title,
    content: { paper, language, brand: { name, color, contact, logo: logoFile?.id }, signer: signerContent(signer) },
    async request() {
      const logo = logoFile && (await readLogo(logoFile))
      const drawnSigner = await drawSigner(signer)
      const copies = await readSmallCopies(files, pictureSidePixels)
      return {
        template: 'areas/meal-plans/paper/meal-plan.typ',
        language,
        title,
        // a picture that cannot be read is left out, and its name with it
        data: {
          ...paper,
          brand: { name, color, contact, logo: logo ? 'logo' : null },
          pictures: [...copies.keys()],
          signer: drawnSigner.data,
        },
        pictures: { ...Object.fromEntries(copies), ...drawnSigner.pictures, ...(logo && { logo }) },
      }
    },
  }
}

/** Twenty-two millimetres at 300 dots an inch. */
const pictureSidePixels = 260

const noDates: PaperDates = new Map()

interface PrintingInput {
  options: PaperContent
  reached: ReachedPaper
}

async function readPrinting(db: WorkspaceDb, actor: Actor, { options, reached: { rows, client } }: PrintingInput): Promise<Printing> {
  const { mealPlanId: planId } = options
  const days = readPlannedDays(rows, planId)
  const refs = foodsIn(days)
  const content = { foodIds: refs.map(({ id }) => id), descriptions: listDescriptions(days) }
  const exclusions = client === null ? [] : ((await findExclusions(db, [client.id], actor.language)).get(client.id) ?? [])
  const { startDate } = options
  const [foods, recipes, clientLines, conflicts, hasFigures, dates, tables] = await Promise.all([
    findPlannedFoods(db, actor, refs, { readsNutrients: false }),
    findRecipeMethods(db, recipeIdsIn(days)),
    readClientLines(db, actor, client, exclusions),
    options.withConflicts ? findConflicts(db, actor, { content, exclusions, clientId: client?.id ?? null }) : new Map<string, string>(),
    options.withFigures && maySeeFigures(db, actor, client),
    startDate === undefined ? noDates : readPaperDates(db, { planId, rows, days, client, startDate }),
    listFoodTables(
      db,
      refs.map(({ id }) => id),
    ),
  ])
  return { planId, rows, options, dates, language: actor.language, hasFigures, clientLines, foods, recipes, conflicts, tables }
}

/** Figures that are hidden from a client do not reach them on paper either. */
const maySeeFigures = async (db: WorkspaceDb, actor: Actor, client: ReachedPaper['client']): Promise<boolean> =>
  mayDo(actor, 'view macros') && (client === null || !(await areMacrosHidden(db, client.id)))

const componentsIn = (days: readonly PlannedDay[]) => days.flatMap(({ meals }) => meals.flatMap(({ components }) => components))

const foodsIn = (days: readonly PlannedDay[]) =>
  componentsIn(days).flatMap(({ rows }) => rows.flatMap(row => [row, ...row.alternatives].flatMap(({ food }) => food ?? [])))

const recipeIdsIn = (days: readonly PlannedDay[]) => componentsIn(days).flatMap(({ recipe }) => recipe?.id ?? [])

async function readClientLines(
  db: WorkspaceDb,
  { language }: Actor,
  client: ReachedPaper['client'],
  exclusions: readonly FoundExclusion[],
): Promise<string[]> {
  if (client === null) return []
  const say = paperWords(language)
  const weight = (await readLatestWeights(db, [client.id])).get(client.id)
  const names = [...new Set(exclusions.map(({ name }) => name))]
  return [
    say('plan for', { name: client.name }),
    ...(weight ? [say('weight', { weight: formatWeight(language, weight.kg), day: formatDay(language, weight.day) })] : []),
    ...(names.length > 0 ? [say('avoid', { names: names.join(', ') })] : []),
  ]
}

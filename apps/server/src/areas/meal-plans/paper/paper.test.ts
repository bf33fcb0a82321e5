import type { Input } from '@allenio/contract'
import { createFood, createExclusions, type ExclusionTarget } from '@allenio/contract/aliments'
import { updateMacroVisibility } from '@allenio/contract/macros'
import {
  completeMealPlan,
  createMealPlan,
  deleteMealPlan,
  editMealPlan,
  assignMealPlan,
  downloadMealPlanPdf,
  updateMealPlanSettings,
  getMealPlan,
} from '@allenio/contract/meal-plans'
import { updateProfessionalProfile } from '@allenio/contract/professionals'
import { createRecipe } from '@allenio/contract/recipes'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { pdfProcess } from '#platform/pdf'
import { actorOf, clientOf, lonelyClientOf, testHouse, uploadOf, type TestMember, type TestTeam } from '#testing'
import { almonds, assignedPlanOf, batchOf, milk, oats, planOf, refusal, setCells, today } from '../scene.testing.ts'
import { printMealPlan } from './pdf.ts'

const house = await testHouse()
const { as, given, database } = house

type Options = Input<typeof downloadMealPlanPdf>

/** Makes the PDF once the transaction is over. */
async function paperFor(who: TestMember, role: 'nutritionist' | 'client', options: Options) {
  const { body } = await database.withWorkspace(who.workspaceId, 'read', db =>
    printMealPlan(db, actorOf(who, role), downloadMealPlanPdf.input.parse(options)),
  )
  if (typeof body !== 'function') throw new Error('A PDF is made after the transaction.')
  return body
}

async function bytesFor(who: TestMember, role: 'nutritionist' | 'client', options: Options): Promise<Uint8Array> {
  return (await paperFor(who, role, options))(AbortSignal.timeout(30_000))
}

async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text }, marks, outline] = await Promise.all([
    extractText(document, { mergePages: true }),
    document.getMarkInfo(),
    document.getOutline(),
  ])
  const titles = (outline ?? []).map(({ title }: { title: string }) => title.replaceAll(/\s+/g, ' '))
  return { pages: document.numPages, text: text.replaceAll(/\s+/g, ' '), isTagged: marks?.Marked === true, titles }
}

const textFor = async (team: TestTeam, options: Options) => (await readPdf(await bytesFor(team.nutritionist, 'nutritionist', options))).text

const slice = { name: { it: 'cucchiaio', en: 'spoon' }, amount: 3 }

/** Two days: breakfast with alternatives and a dish, and a free dinner. */
async function givenPlan({ nutritionist }: TestTeam, more: object = {}) {
  const recipe = await as(nutritionist).call(createRecipe, {
    nameIt: 'Porridge alle mandorle',
    nameEn: 'Almond porridge',
    steps: [
      { it: 'Scalda il latte', en: 'Warm the milk' },
      { it: 'Mescola #eval("1")', en: '' },
    ],
    components: [{ id: newId(), foodId: oats.id, version: 1, grams: 40 }],
    pictureUploadId: await uploadOf(nutritionist),
  })
  const dish = {
    recipe: { id: recipe.id, it: 'Porridge alle mandorle', en: 'Almond porridge', portions: 1 },
    portions: 2,
    ingredients: [
      { food: oats, grams: 80 },
      { food: milk, isToTaste: true },
    ],
  }
  const plan = await as(nutritionist).call(createMealPlan, {
    title: 'Equilibrio',
    description: 'Bevi molta acqua',
    days: [
      {
        nameIt: 'Lunedì',
        nameEn: 'Monday',
        note: 'Giorno di palestra',
        meals: [
          {
            type: 'breakfast',
            time: '07:30',
            components: [
              { food: oats, grams: 50, measure: slice, alternatives: [{ food: almonds, grams: 30 }], note: 'Integrale' },
              { food: milk, grams: 1200 },
            ],
          },
          { type: 'lunch', components: [dish] },
          { type: 'snack' },
        ],
      },
      {
        meals: [
          { type: 'dinner', isFree: true, descriptionIt: 'Pizza con gli amici', descriptionEn: 'Pizza with friends', estimatedKcal: 900 },
        ],
      },
    ],
    ...more,
  })
  return { mealPlanId: plan.id, recipeId: recipe.id }
}

async function giveTo({ workspaceId, nutritionist }: TestTeam, { clientId, mealPlanId }: { clientId: string; mealPlanId: string }) {
  await as(nutritionist).call(completeMealPlan, { id: mealPlanId })
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      insert into meal_plan_assignments (id, meal_plan_id, release_id, title, client_id, start_day, schedule)
      select ${newId()}, document_id, id, 'Equilibrio', ${clientId}, '2026-01-01', '{"kind":"in turn"}' from document_releases
      where document_id = ${mealPlanId}`),
  )
}

describe('a meal plan on paper', () => {
  test('shows days, meals, foods with their measures, alternatives and free meals in the language of the paper', async () => {
    const team = await given.team()
    const { mealPlanId } = await givenPlan(team)
    const { text, isTagged, titles } = await readPdf(
      await bytesFor(team.nutritionist, 'nutritionist', { mealPlanId, startDate: '2026-03-02' }),
    )
    expect(text).toContain('Dal 2 mar 2026 al 3 mar 2026')
    expect(text).toMatch(/Lunedì 2 mar 2026 [\d.]+ kcal · P \d+ g · C \d+ g · G \d+ g Giorno di palestra Colazione 07:30/)
    expect(text).toContain('Avena 3 cucchiai (50 g) oppure Mandorle 30 g Integrale')
    expect(text).toContain('Porridge alle mandorle 2 porzioni Avena 80 g Latte q.b.')
    expect(text).toMatch(/Giorno 2 martedì 3 mar 2026 .*Cena 900 kcal .*Pizza con gli amici/)
    expect(text).toContain('Ricette Porridge alle mandorle La ricetta è per 1 porzione 1. Scalda il latte 2. Mescola #eval("1")')
    for (const absent of ['Lista della spesa', 'Merenda']) expect(text).not.toContain(absent)
    expect([isTagged, titles]).toEqual([true, ['Lunedì 2 mar 2026', 'Giorno 2 martedì 3 mar 2026', 'Ricette']])

    const english = await textFor(team, { mealPlanId, language: 'en', paper: 'letter' })
    expect(english).toMatch(/Monday .*Breakfast 07:30/)
    expect(english).toContain('Oats 3 spoons (50 g) or Almonds 30 g')
    expect(english).toContain('Almond porridge 2 portions Oats 80 g Milk to taste')
    expect(english).toMatch(/Day 2 .*Pizza with friends/)
    expect(english).toContain('1. Warm the milk 2. Mescola')
  })

  test('leaves out what was not asked for', async () => {
    const team = await given.team()
    const { mealPlanId } = await givenPlan(team)
    const options = { mealPlanId, addNote: 'false', withAlternatives: 'false', withFigures: 'false', withMeasures: 'false' }
    const text = await textFor(team, options)
    expect(text).toContain('Avena 50 g Latte 1.200 g')
    for (const word of ['acqua', 'palestra', 'Integrale', 'oppure', 'kcal', 'cucchiai', 'Dal ']) expect(text).not.toContain(word)
  })

  test('ends with what is to be bought: each food once, by category', async () => {
    const team = await given.team()
    const { mealPlanId } = await givenPlan(team)
    const text = await textFor(team, { mealPlanId, withShoppingList: 'true' })
    expect(text).toMatch(/Lista della spesa .* Avena 130 g/)
    expect(text).toMatch(/Latte, yogurt e panna Latte 1,2 kg/)
    expect(text.slice(text.indexOf('Lista della spesa'))).not.toContain('Mandorle')
  })

  test('names the client whom it is for, with their weight and what they do not eat', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const { mealPlanId } = await givenPlan(team)
    const exclusion = { id: newId(), kind: 'allergy' as const, target: { kind: 'allergen' as const, allergen: 'nuts' as const } }
    await as(team.nutritionist).call(createExclusions, { id: clientId, exclusions: [exclusion] })
    const text = await textFor(team, { mealPlanId, userId: clientId, heading: '#panic() *Primo mese*' })
    expect(text).toMatch(/Equilibrio #panic\(\) \*Primo mese\* Per .+ Da evitare: Frutta a guscio/)
  })

  test('marks what exclusions of the client name, in words beside the food; their own copy has allergies alone', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const { mealPlanId } = await givenPlan(team)
    const exclude = (kind: 'allergy' | 'dislike', target: ExclusionTarget) =>
      as(team.nutritionist).call(createExclusions, { id: clientId, exclusions: [{ id: newId(), kind, target }] })
    await exclude('allergy', { kind: 'food', foodId: almonds.id })
    await exclude('dislike', { kind: 'food', foodId: milk.id })
    const forClient = { mealPlanId, userId: clientId }
    const text = await textFor(team, forClient)
    expect(text).toMatch(/oppure Mandorle 30 g ⚠ Mandorle[^:]*: allergia/)
    expect(text).toMatch(/Latte 1\.200 g ⚠ Latte[^:]*: non gradito/)
    expect(text).toMatch(/Latte q\.b\. ⚠ Latte[^:]*: non gradito/)
    for (const options of [{ mealPlanId }, { ...forClient, withConflicts: 'false' }])
      expect(await textFor(team, options)).not.toContain('⚠')

    await giveTo(team, { clientId, mealPlanId })
    const own = (await readPdf(await bytesFor(team.client, 'client', { mealPlanId }))).text
    expect(own).toMatch(/⚠ Mandorle[^:]*: allergia/)
    expect(own).not.toContain('non gradito')
  })

  test('marks what has words alone, too', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const meals = [
      { titleIt: 'Merenda', components: [{ customNameIt: 'Torta alle noci', grams: 80 }] },
      { titleIt: 'Cena', isFree: true, descriptionIt: 'Pizza' },
    ]
    const { id: mealPlanId } = await as(team.nutritionist).call(createMealPlan, { title: 'A parole', days: [{ meals }] })
    const exclusion = { id: newId(), kind: 'allergy' as const, target: { kind: 'allergen' as const, allergen: 'nuts' as const } }
    await as(team.nutritionist).call(createExclusions, { id: clientId, exclusions: [exclusion] })
    const text = await textFor(team, { mealPlanId, userId: clientId })
    expect(text).toMatch(/Torta alle noci 80 g ⚠ Frutta a guscio: allergia/)
    expect(text).toMatch(/Pizza ⚠ Frutta a guscio: da verificare/)
  })

  test('shows what foods weigh when they are cooked where they say so, and whose figure it is', async () => {
    const team = await given.team()
    const figures = { basis: { kind: 'per 100 g' as const }, kcal: 350 }
    const { id } = await as(team.nutritionist).call(createFood, { nameIt: 'Riso', nameEn: 'Rice', cookingFactor: 2.5, figures })
    const rice = { food: { id, version: 1, it: 'Riso', en: 'Rice' }, grams: 81 }
    const measure = { name: { it: 'tazza', en: 'cup' }, amount: 2 }
    const plan = (...components: object[]) =>
      as(team.nutritionist).call(createMealPlan, { title: 'A crudo', days: [{ meals: [{ components }] }] })
    const { id: mealPlanId } = await plan(rice, { ...rice, measure }, { food: oats, grams: 50 })
    const text = await textFor(team, { mealPlanId })
    expect(text).toContain('Riso 81 g (203 g da cotto) Riso 2 tazze (81 g, 203 g da cotto) Avena 50 g')
    expect(text).toMatch(/Quelli da cotto seguono la resa in cottura indicata per l’alimento da \S+/)
    // the note stands for an alternative's weight alone, and for none that is not printed
    const { id: alternativeId } = await plan({ food: oats, grams: 50, alternatives: [rice] })
    expect(await textFor(team, { mealPlanId: alternativeId })).toMatch(/oppure Riso 81 g \(203 g da cotto\).*resa in cottura/)
    const { id: toTasteId } = await plan({ food: rice.food, isToTaste: true })
    for (const other of [{ mealPlanId: toTasteId }, { mealPlanId: alternativeId, withAlternatives: 'false' }])
      expect(await textFor(team, other)).not.toContain('resa in cottura')
    for (const other of [{ mealPlanId, withCookedWeights: 'false' }, { mealPlanId: (await plan({ food: oats, grams: 50 })).id }])
      expect(await textFor(team, other)).not.toContain('da cotto')
  })

  test('says of each figure by itself that it is only the known part', async () => {
    const team = await given.team()
    const foodWith = async (nameIt: string, figures: { kcal?: number; protein?: number; carbs?: number; lipids?: number }) => {
      const { id } = await as(team.nutritionist).call(createFood, {
        nameIt,
        nameEn: '',
        figures: { basis: { kind: 'per 100 g' }, ...figures },
      })
      return { food: { id, version: 1, it: nameIt, en: '' }, grams: 100 }
    }
    const [both, energy, protein] = [
      await foodWith('Tutto', { kcal: 200, protein: 10 }),
      await foodWith('Energia', { kcal: 350 }),
      await foodWith('Proteine', { protein: 20 }),
    ]
    const textWith = async (...components: object[]) => {
      const { id } = await as(team.nutritionist).call(createMealPlan, { title: 'Somme', days: [{ meals: [{ components }] }] })
      return textFor(team, { mealPlanId: id })
    }
    expect(await textWith(both, energy)).toContain('550 kcal · P almeno 10 g')
    expect(await textWith(both, protein)).toContain('almeno 200 kcal · P 30 g')
    const withoutEnergy = await textWith(protein)
    expect(withoutEnergy).toContain('P 20 g')
    expect(withoutEnergy).not.toContain('kcal')
    // macros that nobody knows are left out, and one that is known to be nothing is not
    for (const text of [await textWith(both), await textWith(both, energy), withoutEnergy]) expect(text).not.toMatch(/almeno 0|[CG] \d/)
    const sugar = await foodWith('Zucchero', { kcal: 400, protein: 0, carbs: 100, lipids: 0 })
    expect(await textWith(sugar)).toContain('400 kcal · P 0 g · C 100 g · G 0 g')
    expect(await textWith(sugar, both)).toContain('600 kcal · P 10 g · C almeno 100 g Pasto')
  })

  test('is signed by whoever completed it; a draft has the name alone, and text of the profile is no markup', async () => {
    const team = await given.team()
    const { nutritionist } = team
    await as(nutritionist).call(updateProfessionalProfile, {
      title: 'Dott.ssa',
      register: '#panic() *Ordine*',
      registerNumber: 'A123',
      practiceAddress: 'Via Roma 1',
      signatureUploadId: await uploadOf(nutritionist),
    })
    const days = [{ nameIt: 'Lunedì', nameEn: 'Monday', meals: [] }]
    const { id: mealPlanId } = await as(nutritionist).call(createMealPlan, { title: 'Firmato', days, isDraft: false })
    const text = await textFor(team, { mealPlanId })
    expect(text).toContain('Data di emissione:')
    expect(text).toMatch(/Dott\.ssa .+ #panic\(\) \*Ordine\*, n\. A123 Via Roma 1/)
    const signed = Buffer.from(await bytesFor(nutritionist, 'nutritionist', { mealPlanId })).toString('latin1')
    const batches = [batchOf(setCells(mealPlanId, { title: 'Di nuovo aperto' }))]
    await as(nutritionist).call(editMealPlan, { id: mealPlanId, base: 1_000, batches })
    const draft = Buffer.from(await bytesFor(nutritionist, 'nutritionist', { mealPlanId })).toString('latin1')
    expect([signed, draft].map(bytes => /\/Subtype\s*\/Image/.test(bytes))).toEqual([true, false])
  })

  test('is as the business has set it, unless the address says otherwise', async () => {
    const team = await given.team()
    const { mealPlanId } = await givenPlan(team)
    const paper = { heading: 'Studio Verdi', language: 'en' as const, addNote: false, withAlternatives: false }
    await as(team.admin).call(updateMealPlanSettings, { paper })
    const text = await textFor(team, { mealPlanId })
    expect(text).toMatch(/Equilibrio Studio Verdi .*Breakfast .*Oats 3 spoons \(50 g\) Milk 1,200 g/)
    expect(text).not.toContain('Bevi molta acqua')
    const other = await textFor(team, { mealPlanId, heading: '', language: 'it', addNote: 'true', withAlternatives: 'true' })
    expect(other).toMatch(/Equilibrio Bevi molta acqua .*Colazione .*oppure Mandorle/)
    expect(other).not.toContain('Studio Verdi')
  })

  test('takes text for text, however long it is', async () => {
    const team = await given.team()
    const mark = '#eval("1 + 1") *x* $y$ \\ [z] '
    const title = mark.repeat(4).slice(0, 118)
    const heading = mark.repeat(8).slice(0, 199)
    const { mealPlanId } = await givenPlan(team, { title, description: mark })
    const text = await textFor(team, { mealPlanId, heading })
    const inOneLine = (each: string) => each.replaceAll(/\s+/g, '')
    for (const each of [title, heading, mark]) expect(inOneLine(text)).toContain(inOneLine(each))
    expect(await as(team.nutritionist).ask(downloadMealPlanPdf, { mealPlanId, heading: 'a'.repeat(201) })).toMatchObject({ status: 422 })
  })

  test('shows pictures of its recipes where they are asked for', async () => {
    const team = await given.team()
    const { mealPlanId } = await givenPlan(team)
    const count = async (options: Options) =>
      Buffer.from(await bytesFor(team.nutritionist, 'nutritionist', options))
        .toString('latin1')
        .match(/\/Subtype\s*\/Image/g)?.length ?? 0
    expect(await count({ mealPlanId })).toBe(0)
    expect(await count({ mealPlanId, addImage: 'true' })).toBe(1)
  })

  test('comes as a file named after it, and a refusal is JSON', async () => {
    const team = await given.team()
    const { id: mealPlanId } = await planOf(house, team, { title: 'Dieta: 1/2' })
    const { status, headers } = await as(team.nutritionist).ask(downloadMealPlanPdf, { mealPlanId })
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      "attachment; filename*=UTF-8''Dieta%201%202.pdf",
    ])
    const accept = { headers: { accept: 'application/pdf' } }
    expect(await as(team.nutritionist).ask(downloadMealPlanPdf, { mealPlanId: newId() }, accept)).toMatchObject({
      status: 404,
      ...refusal('not found'),
    })
    expect(await as(team.coach).ask(downloadMealPlanPdf, { mealPlanId })).toMatchObject({ status: 403 })
  })

  test('is refused in a sentence when the process dies over it, and made by the next', async () => {
    const team = await given.team()
    const { id: mealPlanId } = await planOf(house, team)
    await bytesFor(team.nutritionist, 'nutritionist', { mealPlanId })
    const body = await paperFor(team.nutritionist, 'nutritionist', { mealPlanId })
    const typesetter = pdfProcess()
    typesetter?.kill('SIGSTOP')
    const dying = body(AbortSignal.timeout(30_000))
    typesetter?.kill('SIGKILL')
    await expect(dying).rejects.toMatchObject({ code: 'unavailable' })
    expect((await as(team.nutritionist).ask(downloadMealPlanPdf, { mealPlanId })).status).toBe(200)
  })
})

describe('on paper for a client', () => {
  test('figures that are hidden from them never stand, whoever prints', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const { mealPlanId } = await givenPlan(team)
    expect(await textFor(team, { mealPlanId, userId: clientId })).toContain('kcal')
    await as(team.nutritionist).call(updateMacroVisibility, { id: clientId, isHidden: true })
    expect(await textFor(team, { mealPlanId, userId: clientId, withFigures: 'true' })).not.toContain('kcal')
    expect(await textFor(team, { mealPlanId })).toContain('kcal')
  })

  test('stands the release that they were given, and no other plan', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const { mealPlanId } = await givenPlan(team)
    expect(await as(team.client).ask(downloadMealPlanPdf, { mealPlanId })).toMatchObject({ status: 404, ...refusal('not found') })
    await giveTo(team, { clientId, mealPlanId })
    const batches = [batchOf(setCells(mealPlanId, { title: 'Bozza nuova' }))]
    await as(team.nutritionist).call(editMealPlan, { id: mealPlanId, base: 1_000, batches })
    await as(team.nutritionist).call(deleteMealPlan, { id: mealPlanId })
    const { text } = await readPdf(await bytesFor(team.client, 'client', { mealPlanId }))
    expect(text).toContain('Equilibrio Per ')
    expect(text).not.toContain('Bozza nuova')
    const strangerId = await lonelyClientOf(house, team)
    expect(await as(team.client).ask(downloadMealPlanPdf, { mealPlanId, userId: strangerId })).toMatchObject({ status: 404 })
  })

  test('who prints their own plan stands what their screen shows: the release of now, without hidden figures', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const plan = await assignedPlanOf(house, team, { clientId, title: 'Inverno' })
    const mealPlanId = plan.id
    await as(team.nutritionist).call(editMealPlan, {
      id: mealPlanId,
      base: 1_000,
      batches: [batchOf(setCells(mealPlanId, { title: 'Estate' }))],
    })
    await as(team.nutritionist).call(completeMealPlan, { id: mealPlanId, leftOut: [plan.assignmentId] })
    await as(team.nutritionist).call(assignMealPlan, {
      id: mealPlanId,
      clients: [{ clientId, assignmentId: newId(), startDay: addDays(today, 5), schedule: { kind: 'in turn' } }],
    })
    const print = async () => (await readPdf(await bytesFor(team.client, 'client', { mealPlanId }))).text
    expect((await as(team.client).call(getMealPlan, { id: mealPlanId })).title).toBe('Inverno')
    expect(await print()).toMatch(/Inverno .*kcal/)
    await as(team.nutritionist).call(updateMacroVisibility, { id: clientId, isHidden: true })
    expect(await print()).not.toContain('kcal')
    expect((await as(team.client).ask(downloadMealPlanPdf, { mealPlanId })).status).toBe(200)
    const neighbour = await given.team()
    await clientOf(house, neighbour)
    expect((await as(neighbour.client).ask(downloadMealPlanPdf, { mealPlanId })).status).toBe(404)
    const other = await assignedPlanOf(house, team, { clientId: await lonelyClientOf(house, team) })
    expect((await as(team.client).ask(downloadMealPlanPdf, { mealPlanId: other.id })).status).toBe(404)
  })

  test('days have the dates on which their schedule comes to them, and those of a weekday its dates', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const days = ['Lunedì', 'Mercoledì', 'Venerdì'].map(nameIt => ({ nameIt, meals: [{ components: [{ food: oats, grams: 50 }] }] }))
    const { id: mealPlanId } = await as(team.nutritionist).call(createMealPlan, { title: 'Tre giorni', days })
    const startDate = '2026-03-05'
    const byName = await textFor(team, { mealPlanId, startDate })
    expect(byName).toContain('Dal 6 mar 2026 all’11 mar 2026')
    expect(byName).toMatch(/Lunedì 9 mar 2026 .*Mercoledì 11 mar 2026 .*Venerdì 6 mar 2026/)
    await giveTo(team, { clientId, mealPlanId })
    // in turn from the first of January on
    expect(await textFor(team, { mealPlanId, userId: clientId, startDate })).toMatch(
      /Lunedì giovedì 5 mar 2026 .*Mercoledì venerdì 6 mar 2026 .*Venerdì sabato 7 mar 2026/,
    )
  })

  test('stands no plan that was made for another', async () => {
    const team = await given.team()
    const [clientId, otherId] = [await clientOf(house, team), await lonelyClientOf(house, team)]
    const { id: mealPlanId } = await planOf(house, team, { clientId })
    expect(await as(team.admin).ask(downloadMealPlanPdf, { mealPlanId, userId: otherId })).toMatchObject({
      status: 422,
      ...refusal('meal plan of another client'),
    })
  })
})

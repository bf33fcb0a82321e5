import type { Input, Language } from '@allenio/contract'
import { updateBusiness } from '@allenio/contract/business'
import { PaperPages } from '@allenio/contract/paper-pages'
import {
  createVisit,
  editVisit,
  finishVisit,
  shareVisit,
  unshareVisit,
  downloadVisitPage,
  downloadVisitPages,
  downloadVisitPdf,
  getVisitPaper,
  printVisit as printVisitCall,
  visitPaperSections,
  getVisit,
  type VisitCells,
} from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import type { AnamnesisField } from '@allenio/contract/visits'
import { anamnesisNames } from '@allenio/domain/visits'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { makePdf, pdfProcess } from '#platform/pdf'
import { actorOf, drawSvg, lonelyClientOf, testHouse, writeClients, type TestMember, type TestTeam } from '#testing'
import { batchOf, finishedVisitOf, refusal, setCells, today, visitOf, visitScene } from '../scene.testing.ts'
import { longVisitPaper } from './paper.testing.ts'
import { downloadVisit, printVisit, requestOf } from './pdf.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, finish } = visitScene(house)

type Options = Input<typeof downloadVisitPdf>
type VisitTeam = TestTeam & { clientId: string }

const everything = visitPaperSections.join(',')

async function bytesFor(who: TestMember, role: 'nutritionist' | 'client', options: Options): Promise<Uint8Array> {
  const { body } = await database.withWorkspace(who.workspaceId, 'write', db =>
    downloadVisit(db, actorOf(who, role), downloadVisitPdf.input.parse(options)),
  )
  if (typeof body !== 'function') throw new Error('A PDF is made after the transaction.')
  return body(AbortSignal.timeout(30_000))
}

async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text }, marks, outline] = await Promise.all([
    extractText(document, { mergePages: true }),
    document.getMarkInfo(),
    document.getOutline(),
  ])
  const titles = (outline ?? []).map(({ title }: { title: string }) => title)
  return { pages: document.numPages, text: text.replaceAll(/\s+/g, ' '), isTagged: marks?.Marked === true, titles }
}

const textFor = async ({ nutritionist }: TestTeam, options: Options) =>
  (await readPdf(await bytesFor(nutritionist, 'nutritionist', options))).text

const paperFor = (who: TestMember, options: Options) => as(who).call(getVisitPaper, options)
const sectionsFor = async (who: TestMember, options: Options) => (await paperFor(who, options)).sections.map(({ section }) => section)

const folds = { triceps_fold: [14, 16], biceps_fold: [8], subscapular_fold: [15], suprailiac_fold: [17] }
const days = { first: '2025-11-03', middle: '2026-01-12', last: '2026-03-02' } as const

/** A client of the nutritionist without an account. */
async function otherClientOf(team: VisitTeam): Promise<string> {
  const clientId = await lonelyClientOf(house, team)
  const { membershipId } = team.nutritionist
  await writeClients(
    house,
    team.workspaceId,
    sql`insert into client_collaborators (client_id, membership_id) values (${clientId}, ${membershipId})`,
  )
  return clientId
}

/** Three visits, each a kilogram lighter; the last one with all that a visit holds. */
async function givenVisits(team: VisitTeam) {
  const measuresOf = (kilograms: number, waist: number) => ({
    weight: [kilograms],
    height: [168],
    ...folds,
    waist: [waist],
    hips: [100],
    'arms.left': [29],
    'arms.right': [30],
  })
  const common = { measurementType: 'FOLDS', fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'MIFFLIN_ST_JEOR' } as const
  const first = await finish(team, { ...common, takenOn: days.first, measures: measuresOf(64.4, 74) })
  const middle = await finish(team, { ...common, takenOn: days.middle, measures: measuresOf(63.4, 73) })
  const last = await finish(team, {
    ...common,
    takenOn: days.last,
    measures: { ...measuresOf(62.4, 71.5), resistance: [560], reactance: [55], 'muscle-mass': [24.1] },
    activityLevel: 'lightly active',
    nextVisitOn: '2026-04-13',
    note: 'Bene così',
    privateNote: 'Solo per me',
    reason: 'Vuole dimagrire',
    sleep: 'Sei ore',
    laboratoryValues: [{ name: 'Ferritina', value: '40', unit: 'ng/ml', day: days.last }],
    ownFields: [{ label: 'Turni', text: 'Di notte' }],
  })
  return { first, middle, last }
}

describe('a visit on paper', () => {
  test('shows results, measures and their changes in the language of the paper', async () => {
    const team = await teamOf()
    const { last } = await givenVisits(team)
    const { text, isTagged, titles } = await readPdf(
      await bytesFor(team.nutritionist, 'nutritionist', { id: last.id, sections: everything, heading: 'Controllo' }),
    )
    expect(text).toMatch(/Martina Bellini Visita del 2 mar 2026 Controllo 35 anni · 168 cm Confronto con la visita del 12 gen 2026/)
    expect(text).toContain('Prossima visita: 13 apr 2026')
    expect(text).toMatch(/Peso 62,4 kg −1,0 kg Indice di massa corporea 22,1/)
    expect(text).toContain('Massa grassa 29,5% · 18,4 kg 0% · −0,3 kg Durnin e Womersley')
    expect(text).toMatch(/Metabolismo basale 1\.\d{3} kcal .*Leggermente attivo × 1,375 Fabbisogno giornaliero 1\.\d{3} kcal/)
    expect(text).toContain('Misura 2 mar 2026 12 gen 2026 Differenza 1 Plica tricipitale 15,0 mm 15,0 mm 0 mm')
    expect(text).toContain('Somma delle pliche 55,0 mm 55,0 mm 0 mm')
    expect(text).toContain('Vita 71,5 cm 73,0 cm −1,5 cm')
    expect(text).toMatch(/Braccio sx 29,0 cm .*Braccio dx 30,0 cm/)
    expect(text).toMatch(/Rapporto vita-fianchi 0,7[12]/)
    expect(text).toMatch(/Resistenza \(Rz\) 560,0 Ω .*Angolo di fase 5,6°/)
    expect(text).toMatch(/Note Bene così Anamnesi Motivo della visita Vuole dimagrire Sonno Sei ore Turni Di notte/)
    expect(text).toContain('Ferritina 40 ng/ml 2 mar 2026')
    expect(text).not.toContain('Solo per me')
    expect([isTagged, titles]).toEqual([
      true,
      [
        'Composizione corporea',
        'Energia',
        'Pliche',
        'Circonferenze',
        'Bioimpedenza',
        'Andamento',
        'Note',
        'Anamnesi',
        'Esami di laboratorio',
      ],
    ])

    const english = await textFor(team, { id: last.id, language: 'en', paper: 'letter' })
    expect(english).toMatch(/Visit of 2 Mar 2026 35 years old · 168 cm Compared with the visit of 12 Jan 2026/)
    expect(english).toMatch(/Weight 62\.4 kg −1\.0 kg Body mass index/)
    expect(english).toContain('Triceps fold 15.0 mm')
  })

  test('draws the body with the places of its measures, by the numbers of their rows', async () => {
    const team = await teamOf()
    const { last } = await givenVisits(team)
    const blocksOf = async (language: Language) => {
      const { sections } = await paperFor(team.nutritionist, { id: last.id, language, sections: 'folds,girths,bia' })
      return sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'table' ? [block] : [])))
    }
    const [foldTable, girthTable, biaTable] = await blocksOf('it')
    expect(foldTable?.bodies?.map(({ text }) => text)).toEqual([
      'Davanti: 2 Plica bicipitale, 4 Plica soprailiaca',
      'Dietro: 1 Plica tricipitale, 3 Plica sottoscapolare',
    ])
    expect(foldTable?.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, undefined])
    const numbered = new Map(girthTable?.rows.map(({ number, cells }) => [number, cells[0]]))
    const marks = girthTable?.bodies?.flatMap(body => body.marks.map(({ number, end }) => [numbered.get(number), body.side, end]))
    // seen from the front, the left arm is on the right
    expect(marks?.toSorted()).toEqual([
      ['Braccio dx', 'front', 'left'],
      ['Braccio sx', 'front', 'right'],
      ['Fianchi', 'back', 'left'],
      ['Vita', 'front', 'left'],
    ])
    expect(biaTable?.bodies).toBeUndefined()
    expect((await blocksOf('en'))[0]?.bodies?.[0]?.text).toBe('Front: 2 Biceps fold, 4 Suprailiac fold')
  })

  test('draws the course of the visits up to it, and says it in words', async () => {
    const team = await teamOf()
    const { middle, last } = await givenVisits(team)
    const curvesOf = async (id: string) => {
      const { sections } = await paperFor(team.nutritionist, { id, sections: 'curves' })
      return sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'curves' ? block.curves : [])))
    }
    const curves = await curvesOf(last.id)
    expect(curves.map(({ name, latest }) => [name, latest])).toEqual([
      ['Peso', '62,4\u00a0kg'],
      ['Massa grassa', '29,5%'],
      ['Vita', '71,5\u00a0cm'],
      ['Fianchi', '100,0\u00a0cm'],
      ['Braccio', '29,5\u00a0cm'],
    ])
    expect(curves[0]).toMatchObject({
      text: 'Peso: da 64,4\u00a0kg del 3 nov 2025 a 62,4\u00a0kg del 2 mar 2026, 3 visite',
      lines: [
        [
          { x: 0, y: 1 },
          { x: 70 / 119, y: expect.closeTo(0.5) },
          { x: 1, y: 0 },
        ],
      ],
    })
    expect((await curvesOf(middle.id))[0]?.lines[0]).toHaveLength(2)
  })

  test('joins and compares no figures that are known by two methods, and names the device', async () => {
    const team = await teamOf()
    const chosen = { fatFormula: 'DURNIN_WOMERSLEY', metabolicFormula: 'MIFFLIN_ST_JEOR', ...folds } as const
    const give = (cells: VisitCells) => finishedVisitOf(house, team, { clientId: team.clientId, cells: { ...chosen, ...cells } })
    await give({ takenOn: '2026-01-12' })
    await give({ takenOn: '2026-02-12', triceps_fold: [15] })
    const { id } = await give({ takenOn: '2026-03-12', measurementType: 'BIA', 'fat-mass': { percent: [30] }, device: 'Akern 101' })
    const { sections } = await paperFor(team.nutritionist, { id, formulas: 'all', sections: 'curves,energy,bia' })
    const blocks = sections.flatMap(section => section.blocks)
    const curves = blocks.flatMap(block => (block.kind === 'curves' ? block.curves : []))
    expect(curves.map(({ name, lines }) => [name, lines.map(({ length }) => length)])).toEqual([
      ['Peso', [3]],
      ['Massa grassa', [2, 1]],
    ])
    const rates = new Map(blocks.flatMap(block => (block.kind === 'table' ? block.rows.map(({ cells }) => [cells[0], cells.at(-1)]) : [])))
    expect(rates.get('Katch-McArdle')).toBe('')
    expect(rates.get('Harris-Benedict')).toContain('0')
    expect(await textFor(team, { id, sections: 'bia' })).toContain('Akern 101')
  })

  test('compares with the visit before, the first one, another or none', async () => {
    const team = await teamOf()
    const { first, middle, last } = await givenVisits(team)
    const linesOf = async (id: string, compare?: string) => (await paperFor(team.nutritionist, { id, compare })).lines[1]
    expect(await linesOf(last.id)).toBe('Confronto con la visita del 12 gen 2026')
    expect(await linesOf(last.id, 'first')).toBe('Confronto con la visita del 3 nov 2025')
    expect(await linesOf(middle.id, last.id)).toBe('Confronto con la visita del 2 mar 2026')
    expect(await linesOf(middle.id, 'none')).toBeUndefined()
    for (const compare of ['previous', 'first', first.id]) expect(await linesOf(first.id, compare)).toBeUndefined()

    const draft = await visitOf(house, team, { clientId: team.clientId })
    const other = await finishedVisitOf(house, team, { clientId: await otherClientOf(team) })
    for (const compare of [draft.id, other.id, newId()]) {
      expect(await as(team.admin).ask(getVisitPaper, { id: last.id, compare })).toMatchObject({ status: 404, ...refusal('not found') })
    }
  })

  test('has the sections that were asked for, in its own order, and leaves out those without content', async () => {
    const team = await teamOf()
    const { first, last } = await givenVisits(team)
    const who = team.nutritionist
    expect(await sectionsFor(who, { id: last.id })).toEqual(['results', 'energy', 'folds', 'girths', 'bia', 'curves', 'note'])
    expect(await sectionsFor(who, { id: last.id, sections: 'note,folds,note' })).toEqual(['folds', 'note'])
    expect(await sectionsFor(who, { id: first.id, sections: everything })).toEqual(['results', 'energy', 'folds', 'girths'])
    expect(await textFor(team, { id: first.id, sections: 'note' })).toContain('niente da mostrare')
  })

  test('has the results of all formulas where they are asked for, the chosen one among them', async () => {
    const team = await teamOf()
    const { last } = await givenVisits(team)
    const markedNames = async (formulas?: 'all') => {
      const { sections } = await paperFor(team.nutritionist, { id: last.id, formulas, sections: 'results,energy' })
      return sections.flatMap(({ blocks }) =>
        blocks.flatMap(block => (block.kind === 'table' ? [block.rows.filter(row => row.isMarked).map(({ cells }) => cells[0])] : [])),
      )
    }
    expect(await markedNames()).toEqual([])
    expect(await markedNames('all')).toEqual([['Durnin e Womersley'], ['Mifflin-St Jeor']])
    const text = await textFor(team, { id: last.id, formulas: 'all' })
    for (const note of ['Età fuori da quella dello studio', 'Durnin, Womersley 1974', 'Harris, Benedict 1919']) expect(text).toContain(note)
  })

  test.each([
    ['sections', 'results,secrets'],
    ['sections', ''],
    ['compare', 'last'],
    ['formulas', 'some'],
    ['language', 'fr'],
    ['heading', 'a'.repeat(201)],
    ['paper', 'a3'],
    ['privateNote', 'true'],
  ])('refuses %s=%s', async (key, value) => {
    const team = await teamOf()
    const { id } = await finishedVisitOf(house, team, { clientId: team.clientId })
    for (const endpoint of [getVisitPaper, downloadVisitPdf, printVisitCall, downloadVisitPages]) {
      const input: object = { id, [key]: value }
      expect((await as(team.nutritionist).ask(endpoint, input as Options)).status).toBe(422)
    }
  })

  test('is the last finished state, and there is none before', async () => {
    const team = await teamOf()
    const { id } = await visitOf(house, team, { clientId: team.clientId, cells: { note: 'Uno' } })
    expect(await as(team.nutritionist).ask(downloadVisitPdf, { id })).toMatchObject({ status: 409, ...refusal('visit draft') })
    await as(team.nutritionist).call(finishVisit, { id })
    await as(team.nutritionist).call(editVisit, { id, base: 0, batches: [batchOf(setCells(id, { note: 'Due', weight: [70] }))] })
    const text = await textFor(team, { id })
    expect(text).toMatch(/62,4 kg .*Uno/)
    expect(text).not.toContain('Due')
  })

  test('takes text for text, however long it is', async () => {
    const team = await teamOf()
    const mark = '#eval("1 + 1") *x* $y$ \\ [z] @a <b> 🍏 '
    const long = mark.repeat(60).slice(0, 2_000).trim()
    const word = 'parola'.repeat(333)
    const { id } = await as(team.nutritionist).call(createVisit, {
      clientId: team.clientId,
      takenOn: today,
      measures: { weight: [62.4], height: [168] },
      isDraft: false,
      note: long,
      reason: word,
      dayRecall: 'uno\ndue\n\n= tre',
      laboratoryValues: [{ name: mark.repeat(3).slice(0, 119), value: '#x', unit: '$y$', day: today }],
      ownFields: [{ label: mark.trim(), text: long }],
    })
    await writeClients(
      house,
      team.workspaceId,
      sql`update clients set first_name = '*A* 🍐', allergies = ${mark} where id = ${team.clientId}`,
    )
    const heading = mark.repeat(4).trim()
    const { text, pages } = await readPdf(await bytesFor(team.nutritionist, 'nutritionist', { id, sections: everything, heading }))
    // words are broken anywhere, and pages begin with a line of their own
    const inOneLine = (each: string) => each.replaceAll(/[\s\u200b]+/g, '')
    for (const each of [heading, mark, word.slice(0, 300), '*A* 🍐']) expect(inOneLine(text)).toContain(inOneLine(each))
    expect(inOneLine(text).split(inOneLine(mark)).length).toBeGreaterThan(90)
    expect(text).toContain('uno due = tre')
    expect(pages).toBeLessThan(6)
  })

  test('takes Typst syntax for text wherever somebody may write', async () => {
    const team = await teamOf()
    // each text has a name of its own, so that none stands for another
    const syntax = (name: string) => `#let ${name} = [*b*] _c_ $x^2$ @${name} <${name}> \\ // \\u{41} \`raw\` = -`
    // each name is a field of the table, which the compiler takes for any text
    const fields = Object.keys(anamnesisNames) as readonly AnamnesisField[]
    const answers = Object.fromEntries(fields.map(field => [field, syntax(field)]))
    const { id } = await as(team.nutritionist).call(createVisit, {
      clientId: team.clientId,
      takenOn: today,
      measurementType: 'BIA',
      measures: { weight: [62.4], height: [168], 'fat-mass': [15], resistance: [500] },
      isDraft: false,
      ...answers,
      device: syntax('device'),
      note: syntax('note'),
      laboratoryValues: [{ name: syntax('examination'), value: '#panic()', unit: '*mg*', day: today }],
      ownFields: [{ label: syntax('label'), text: syntax('own') }],
    })
    const record = { first: '*Anna*', last: '#Rossi $x$', allergies: syntax('allergies'), injuries: syntax('injuries') }
    await writeClients(
      house,
      team.workspaceId,
      sql`update clients set first_name = ${record.first}, last_name = ${record.last}, allergies = ${record.allergies},
        injuries = ${record.injuries} where id = ${team.clientId}`,
    )
    const business = { name: '#Studio *M*', address: 'Via <Roma> $1$, [Torino]' }
    await as(team.admin).call(updateBusiness, business)
    const options = { id, sections: everything, formulas: 'all', heading: syntax('heading') } as const
    const { text } = await readPdf(await bytesFor(team.nutritionist, 'nutritionist', options))
    const inOneLine = (each: string) => each.replaceAll(/[\s\u200b]+/g, '')
    const written = [...fields, 'device', 'note', 'examination', 'label', 'own', 'heading'].map(syntax)
    for (const each of [...written, ...Object.values(record), ...Object.values(business), '#panic()', '*mg*']) {
      expect(inOneLine(text)).toContain(inOneLine(each))
    }
  })

  test('is logged once a person, visit and day, and so is the course that it shows', async () => {
    const team = await teamOf()
    const { last } = await givenVisits(team)
    const actionsOf = async (subjectId: string) =>
      database.withWorkspace(team.workspaceId, 'read', async db =>
        (await db.many<Row<'audit_log', 'action'>>(sql`select action from audit_log where subject_id = ${subjectId}`)).map(
          ({ action }) => action,
        ),
      )
    const readsOf = async (subjectId: string) => (await actionsOf(subjectId)).filter(action => action.startsWith('read '))
    const before = await readsOf(last.id)
    await as(team.admin).call(getVisitPaper, { id: last.id })
    await as(team.admin).ask(downloadVisitPdf, { id: last.id })
    await as(team.admin).ask(downloadVisitPages, { id: last.id })
    await as(team.client).ask(downloadVisitPdf, { id: last.id })
    expect((await readsOf(last.id)).length - before.length).toBe(1)
    expect(await readsOf(team.clientId)).toEqual(['read visits'])
  })
})

describe('for a client', () => {
  test('stands what they read on their screen: no anamnesis, no laboratory, no other formulas, and never the private note', async () => {
    const team = await teamOf()
    const { last } = await givenVisits(team)
    const asked = { id: last.id, sections: everything, formulas: 'all' } as const
    expect(await sectionsFor(team.client, asked)).toEqual(['results', 'energy', 'folds', 'girths', 'bia', 'curves', 'note'])
    const { text } = await readPdf(await bytesFor(team.client, 'client', asked))
    expect(text).toContain('Durnin e Womersley')
    for (const absent of ['Sloan', 'Solo per me', 'dimagrire', 'Sei ore', 'Turni', 'Ferritina', 'Anamnesi'])
      expect(text).not.toContain(absent)
    expect((await as(team.client).call(getVisit, { id: last.id })).content.reason).toBeUndefined()
  })

  test('stand shared visits alone, in the comparison and in the curves too', async () => {
    const team = await teamOf()
    const { first, middle, last } = await givenVisits(team)
    await as(team.nutritionist).call(unshareVisit, { id: middle.id })
    const { lines, sections } = await paperFor(team.client, { id: last.id, sections: 'curves' })
    expect(lines[1]).toBe('Confronto con la visita del 3 nov 2025')
    expect(JSON.stringify(sections)).not.toContain('63,4')
    const ask = async (id: string, compare?: string) => as(team.client).ask(downloadVisitPdf, { id, compare })
    expect(await ask(middle.id)).toMatchObject({ status: 404, ...refusal('not found') })
    expect((await ask(last.id, middle.id)).status).toBe(404)
    await as(team.nutritionist).call(unshareVisit, { id: first.id })
    expect((await paperFor(team.client, { id: last.id, compare: 'first' })).lines[1]).toBe('Prossima visita: 13 apr 2026')
    await as(team.nutritionist).call(shareVisit, { id: middle.id })
    expect((await ask(middle.id)).status).toBe(200)
  })

  test('stands nothing of another', async () => {
    const team = await teamOf()
    const neighbour = await teamOf()
    const clientId = await otherClientOf(team)
    const { id } = await finishedVisitOf(house, team, { clientId })
    await writeClients(house, team.workspaceId, sql`delete from client_collaborators where client_id = ${clientId}`)
    for (const endpoint of [getVisitPaper, downloadVisitPdf, printVisitCall, downloadVisitPages]) {
      for (const who of [team.client, neighbour.client, neighbour.nutritionist, team.nutritionist]) {
        expect(await as(who).ask(endpoint, { id })).toMatchObject({ status: 404, ...refusal('not found') })
      }
      expect((await as(team.coach).ask(endpoint, { id })).status).toBe(403)
      expect((await as(team.admin).ask(endpoint, { id })).status).toBe(200)
    }
  })
})

describe('the file', () => {
  test('is saved under the name of the visit, or shown, or answered as data', async () => {
    const team = await teamOf()
    const { id } = await finishedVisitOf(house, team, { clientId: team.clientId, cells: { takenOn: '2026-03-02' } })
    const accept = (type: string) => ({ headers: { accept: type } })
    const [saved, shown, browser, data] = await Promise.all([
      as(team.nutritionist).ask(downloadVisitPdf, { id }),
      as(team.nutritionist).ask(printVisitCall, { id }, accept('application/pdf, application/json;q=0.5')),
      as(team.nutritionist).ask(printVisitCall, { id }, accept('text/html,*/*')),
      as(team.nutritionist).ask(printVisitCall, { id }, accept('application/json, text/plain, */*')),
    ])
    expect([saved, shown, browser, data].map(({ status, headers }) => [status, String(headers['content-type']).split(';')[0]])).toEqual([
      [200, 'application/pdf'],
      [200, 'application/pdf'],
      [200, 'application/pdf'],
      [200, 'application/json'],
    ])
    const dispositions = [saved, shown, data].map(({ headers }) => headers['content-disposition'])
    expect(dispositions).toEqual([
      `attachment; filename*=UTF-8''Visita%20del%202%20mar%202026%2C%20Martina%20Bellini.pdf`,
      undefined,
      undefined,
    ])
    expect(data.body).toMatchObject({ success: true, data: { title: 'Visita del 2 mar 2026', client: 'Martina Bellini' } })
  })

  test('of three pages, with every section and 24 visits, takes at most 150 KB, and can be read aloud', async () => {
    for (const language of ['it', 'en'] as const) {
      const paper = longVisitPaper(24, language)
      const { bytes, pages, faults } = await makePdf(requestOf(paper, paper.title))
      expect([faults, pages]).toEqual([[], 3])
      expect(bytes.length).toBeLessThan(150 * 1024)
    }
  })

  test('is refused in a sentence when the process dies over it, and made by the next', async () => {
    const team = await teamOf()
    const { id } = await finishedVisitOf(house, team, { clientId: team.clientId })
    await bytesFor(team.nutritionist, 'nutritionist', { id })
    const { body } = await database.withWorkspace(team.workspaceId, 'write', db =>
      printVisit(db, actorOf(team.nutritionist, 'nutritionist'), printVisitCall.input.parse({ id })),
    )
    if (typeof body !== 'function') throw new Error('A PDF is made after the transaction.')
    const typesetter = pdfProcess()
    typesetter?.kill('SIGSTOP')
    const dying = body(AbortSignal.timeout(30_000))
    typesetter?.kill('SIGKILL')
    await expect(dying).rejects.toMatchObject({ code: 'unavailable' })
    expect((await as(team.nutritionist).ask(downloadVisitPdf, { id })).status).toBe(200)
  })
})

test('pages are drawn one by one, and keep their keys until the paper looks different', async () => {
  const team = await teamOf()
  const { last } = await givenVisits(team)
  const pagesFor = async (options: Options) => PaperPages.parse((await as(team.nutritionist).ask(downloadVisitPages, options)).body)
  const pageFor = (options: Input<typeof downloadVisitPage>) => as(team.nutritionist).ask(downloadVisitPage, options)
  const options = { id: last.id, sections: everything }
  const { pages, width, height } = await pagesFor(options)
  expect(pages.length).toBeGreaterThan(1)
  for (const key of pages) {
    const { status, body, headers } = await pageFor({ ...options, key })
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const picture = await drawSvg(String(body))
    expect([picture.width, picture.height, (picture.channels[0]?.min ?? 255) < 60]).toEqual([Math.round(width), Math.round(height), true])
  }
  expect((await pagesFor(options)).pages).toEqual(pages)
  expect(await pageFor({ ...options, heading: 'Altro', key: pages[0] ?? '' })).toMatchObject({ status: 404, ...refusal('not found') })
  expect((await pageFor({ ...options, key: '1' })).status).toBe(422)
})

import { agendaBench } from './agenda.ts'
import { bytesBench } from './bytes.ts'
import { chatBench } from './chat.ts'
import { exercisesBench } from './exercises.ts'
import { foodsBench } from './foods.ts'
import { lighthouseBench } from './lighthouse.ts'
import { listBench } from './list.ts'
import { memoryBench } from './memory.ts'
import { noticesBench } from './notices.ts'
import { notificationsBench } from './notifications.ts'
import { pdfBench, visitPdfBench } from './pdf.ts'
import { editorBench } from './editor.ts'
import { playerBench } from './player.ts'
import { programListsBench } from './program-lists.ts'
import { programsBench } from './programs.ts'
import { macrosBench } from './macros.ts'
import { mealPlanEditorBench } from './meal-plans-editor.ts'
import { mealPlanFiguresBench } from './meal-plan-figures.ts'
import { mealPlansBench } from './meal-plans.ts'
import { recipesBench } from './recipes.ts'
import { requestBench } from './request.ts'
import { scaleBench, scaleHouse } from './scale.ts'
import { screenBench } from './screen.ts'
import { spreadsheetBench } from './spreadsheet.ts'
import { sellingBench } from './selling.ts'
import { startBench } from './start.ts'
import { storefrontBench } from './storefront.ts'
import { surveysBench } from './surveys.ts'
import { threadBench } from './thread.ts'
import { visitEditorBench } from './visits-editor.ts'
import { visitsBench } from './visits.ts'
import { workoutsBench } from './workouts.ts'
import { openHouse, type House, type HouseOptions } from './house.ts'
import { documentsBench } from './documents.ts'
import { formatFigure, type Bench, type Figure } from './figure.ts'

// Each figure is checked against its budget, and ratios compare with a bare equivalent in the same run, so that speed is kept.
const benches: Record<string, Bench> = {
  start: startBench,
  memory: memoryBench,
  request: requestBench,
  list: listBench,
  exercises: exercisesBench,
  foods: foodsBench,
  macros: macrosBench,
  'meal-plans': mealPlansBench,
  'meal-plan-figures': mealPlanFiguresBench,
  'meal-plans-editor': mealPlanEditorBench,
  recipes: recipesBench,
  programs: programsBench,
  'program-lists': programListsBench,
  workouts: workoutsBench,
  'visits-editor': visitEditorBench,
  visits: visitsBench,
  selling: sellingBench,
  storefront: storefrontBench,
  surveys: surveysBench,
  agenda: agendaBench,
  player: playerBench,
  editor: editorBench,
  notices: noticesBench,
  notifications: notificationsBench,
  scale: scaleBench,
  screen: screenBench,
  thread: threadBench,
  chat: chatBench,
  documents: documentsBench,
  pdf: pdfBench,
  'visit-pdf': visitPdfBench,
  spreadsheet: spreadsheetBench,
  bytes: bytesBench,
  lighthouse: lighthouseBench,
}

/** The settings that the server of a bench is started with. */
const houseOptions: Readonly<Record<string, HouseOptions>> = { scale: scaleHouse }

/** A name also runs the other benches of its things: 'visits' runs 'visits-editor' and 'visit-pdf', too. */
const isOf = (bench: string, name: string): boolean =>
  bench === name || [name, name.replace(/s$/, '')].some(thing => bench.startsWith(`${thing}-`))

const requestedNames = process.argv.slice(2)
const unknown = requestedNames.filter(name => !Object.hasOwn(benches, name))
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}: they are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const figures: Figure[] = []
const failed: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (requestedNames.length && !requestedNames.some(requested => isOf(name, requested))) continue
  console.error(`bench ${name} …`)
  // each bench starts a server of its own, because the rows of one would slow the next or get in its way
  let house: House | undefined
  try {
    house = await openHouse(houseOptions[name])
    const measured = await bench(house)
    figures.push(...measured)
    for (const figure of measured) console.log(formatFigure(figure))
  } catch (error) {
    failed.push(name)
    console.error(`bench ${name} failed:`, error)
  } finally {
    await house?.close()
  }
}
const missedFigures = figures.filter(figure => !figure.isHeld)
const unmeasured = failed.length ? `; not measured: ${failed.join(', ')}` : ''
console.log(`${figures.length - missedFigures.length} budgets hold, ${missedFigures.length} do not${unmeasured}`)
process.exitCode = missedFigures.length || failed.length ? 1 : 0

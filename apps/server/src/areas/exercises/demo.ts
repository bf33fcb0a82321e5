import { newId } from '@allenio/domain/ids'
import { exerciseColumns, exerciseValues, idOfSlug, mergeFields, type WrittenFields } from '#areas/system-exercises'
import type { FillDemo } from '#platform/demo'
import { sql, type Row } from '#platform/db'
import { setFavorite } from './favorites.ts'
import { noteChange } from './settings.ts'

interface DemoExercise extends WrittenFields {
  tags: readonly string[]
}

/** A studio adds its own variations, circuits and tests to the library. */
const demoExercises: readonly DemoExercise[] = [
  {
    nameIt: 'Squat al box con pausa',
    nameEn: 'Paused box squat',
    primaryMuscles: ['quads', 'glutes'],
    secondaryMuscles: ['hamstrings', 'lower_back'],
    equipment: ['barbell', 'plyo_box'],
    mechanic: 'compound',
    force: 'push',
    level: 'intermediate',
    cueIt: 'Siediti sul box senza rilassarti, un secondo fermo, poi spingi con tutto il piede.',
    tags: ['Studio', 'Tecnica'],
  },
  {
    nameIt: 'Panca con fermo lungo',
    nameEn: 'Long-pause bench press',
    category: 'powerlifting',
    primaryMuscles: ['chest'],
    secondaryMuscles: ['triceps', 'front_delts'],
    equipment: ['barbell', 'bench'],
    mechanic: 'compound',
    force: 'push',
    level: 'intermediate',
    cueIt: 'Tre secondi fermi al petto, scapole strette.',
    tags: ['Tecnica', 'Gara'],
  },
  {
    nameIt: 'Stacco dal rialzo basso',
    nameEn: 'Low block pull',
    category: 'powerlifting',
    primaryMuscles: ['glutes', 'hamstrings'],
    secondaryMuscles: ['lower_back', 'traps'],
    equipment: ['barbell'],
    mechanic: 'compound',
    force: 'pull',
    level: 'expert',
    tags: ['Gara'],
  },
  {
    nameIt: 'Rematore su panca inclinata con fermo',
    nameEn: 'Paused chest-supported row',
    primaryMuscles: ['upper_back', 'lats'],
    secondaryMuscles: ['biceps', 'rear_delts'],
    equipment: ['dumbbell', 'bench'],
    mechanic: 'compound',
    force: 'pull',
    tags: ['Studio', 'Schiena'],
  },
  {
    nameIt: 'Hip thrust con elastico sopra le ginocchia',
    nameEn: 'Banded hip thrust',
    primaryMuscles: ['glutes'],
    secondaryMuscles: ['abductors', 'hamstrings'],
    equipment: ['barbell', 'mini_band'],
    mechanic: 'compound',
    force: 'push',
    tags: ['Studio', 'Glutei'],
  },
  {
    nameIt: 'Affondo bulgaro con salita sulla punta',
    nameEn: 'Bulgarian split squat with calf raise',
    primaryMuscles: ['quads', 'glutes'],
    secondaryMuscles: ['calves'],
    equipment: ['dumbbell', 'bench'],
    mechanic: 'compound',
    force: 'push',
    level: 'intermediate',
    isUnilateral: true,
    tags: ['Glutei'],
  },
  {
    nameIt: 'Respirazione 90/90 con palloncino',
    nameEn: '90/90 balloon breathing',
    category: 'mobility',
    primaryMuscles: ['abs'],
    equipment: ['wall', 'other'],
    type: 'time',
    cueIt: 'Espira lungo, senza spingere con il collo.',
    tags: ['Riscaldamento', 'Schiena'],
  },
  {
    nameIt: 'Risveglio spalle con bastone',
    nameEn: 'Stick shoulder wake-up',
    category: 'warmup',
    primaryMuscles: ['rotator_cuff', 'rear_delts'],
    equipment: ['stick'],
    tags: ['Riscaldamento'],
  },
  {
    nameIt: 'Circuito kettlebell dello studio',
    nameEn: 'Studio kettlebell circuit',
    category: 'functional',
    primaryMuscles: ['full_body'],
    secondaryMuscles: ['cardio'],
    equipment: ['kettlebell'],
    mechanic: 'compound',
    type: 'time',
    level: 'intermediate',
    tags: ['Studio', 'Circuito'],
  },
  {
    nameIt: 'Camminata del contadino in salita',
    nameEn: 'Uphill farmer’s walk',
    category: 'functional',
    primaryMuscles: ['forearms', 'traps'],
    secondaryMuscles: ['glutes', 'abs'],
    equipment: ['dumbbell', 'treadmill'],
    mechanic: 'compound',
    type: 'distance',
    tags: ['Circuito'],
  },
  {
    nameIt: 'Test dei 6 minuti sul vogatore',
    nameEn: 'Six-minute rowing test',
    category: 'cardio',
    primaryMuscles: ['cardio'],
    equipment: ['rower'],
    type: 'distance',
    tags: ['Test'],
  },
  {
    nameIt: 'Tenuta alla sbarra a una presa mista',
    nameEn: 'Mixed-grip dead hang',
    primaryMuscles: ['forearms'],
    secondaryMuscles: ['lats'],
    equipment: ['pull_up_bar'],
    force: 'static',
    type: 'time',
    tags: ['Test'],
  },
]

/** The first business has a dozen exercises of its own, and favorites of its own and of the library. */
export const fillDemoExercises: FillDemo = async db => {
  const admin = await db.one<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' order by created_at limit 1`)
  const ids: string[] = []
  for (const { tags, ...written } of demoExercises) {
    const id = newId()
    ids.push(id)
    await db.run(sql`
      insert into exercises (id, tags, ${exerciseColumns}) values (${id}, ${[...tags]}::text[], ${exerciseValues(mergeFields(written))})`)
  }
  const [squat = ''] = ids
  for (const id of [squat, idOfSlug('barbell_bench_press')]) {
    await setFavorite(db, { membershipId: admin.id }, { id, isFavorite: true })
  }
  await noteChange(db)
}

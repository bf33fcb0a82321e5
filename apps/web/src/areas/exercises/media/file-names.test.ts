import { exerciseLimits, type IndexedExercise } from '@allenio/contract/exercises'
import { libraryId } from '@allenio/domain/library-ids'
import { libraryOf } from '#lib/exercise-library'
import { expect, test } from 'vitest'
import { chooseFiles, matchFiles, readyFiles } from './chosen-files.ts'
import { exerciseNameIn, matchFile } from './file-names.ts'

const press = libraryId('exercise', 'standing_barbell_overhead_press')
const chin = libraryId('exercise', 'chin_up')

const exercise = (id: string, it: string, en: string): IndexedExercise => ({
  id,
  it,
  en,
  muscles: [],
  secondaryMuscles: [],
  equipment: ['barbell'],
  type: 'reps',
  mechanic: 'compound',
  level: 'beginner',
  isOwn: false,
  isFavorite: false,
})

const library = libraryOf(
  [
    exercise('squat', 'Squat con bilanciere', 'Barbell Back Squat'),
    exercise('bulgarian', 'Squat bulgaro a corpo libero', 'Bulgarian Split Squat'),
    exercise(press, 'Military press in piedi con bilanciere', 'Standing Barbell Overhead Press'),
    exercise(chin, 'Trazioni alla sbarra presa supina', 'Chin-Up'),
    exercise('mobility', 'Mobilità dell’anca', 'Hip opener'),
  ],
  'it',
)

test.each([
  ['IMG_2034 Squat_bulgaro-02 (1).mp4', 'Squat bulgaro'],
  ['squatBulgaro_v2_final.MOV', 'squat Bulgaro'],
  ['WhatsApp Video 2026-11-29 at 10.12.13.mp4', ''],
  ['Mobilita\u0300 dell’anca.jpg', 'Mobilità dell anca'],
  ['90_90 fronte.webp', ''],
])('%s is called %j', (file, name) => {
  expect(exerciseNameIn(file)).toBe(name)
})

test.each([
  ['Squat con bilanciere.mp4', 'sure', 'squat'],
  ['BARBELL-BACK-SQUAT_01.png', 'sure', 'squat'],
  ['overhead press lato.mp4', 'sure', press],
  ['Lento avanti.mov', 'sure', press],
  ['trazioni supine.jpg', 'sure', chin],
  ['mobilità dell anca 3.png', 'sure', 'mobility'],
  ['squat bulgaro studio.mp4', 'doubt', 'bulgarian'],
  ['mobilta anca.mp4', 'doubt', 'mobility'],
  ['military press.mp4', 'sure', press],
  ['piedi bilanciere.jpg', 'doubt', press],
  ['IMG_0001.jpg', 'none', undefined],
  ['vacanze al mare.jpg', 'none', undefined],
  ['../../../etc/passwd.png', 'none', undefined],
])('%s: %s %s', (file, kind, id) => {
  const match = matchFile(file, library)
  expect([match.kind, match.exercise?.id]).toEqual([kind, id])
})

const file = (name: string, type: string, size = 10) => Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

test('files that cannot be sent are named, and of one exercise no more go than it may have', () => {
  const many = Array.from({ length: exerciseLimits.assets + 3 }, (_, at) => file(`squat con bilanciere ${at}.png`, 'image/png'))
  const { items, messages } = chooseFiles(
    [...many, file('squat.pdf', 'application/pdf'), file('squat.heic', 'image/heic'), file('vuoto.png', 'image/png', 0)],
    library,
  )
  expect(items).toHaveLength(many.length)
  expect(messages).toHaveLength(3)
  expect(readyFiles(items)).toHaveLength(exerciseLimits.assets)
  expect(readyFiles(items.map(each => ({ ...each, exercise: undefined })))).toEqual([])
})

test('exercises that arrive after the files are found, and a choice stays', () => {
  const { items } = chooseFiles([file('squat con bilanciere.png', 'image/png'), file('chin up.png', 'image/png')], libraryOf([], 'it'))
  expect(items.map(({ kind }) => kind)).toEqual(['none', 'none'])
  const [squat, chin] = items.map((item, at) => (at === 0 ? item : { ...item, exercise: { id: 'press', name: 'Press' }, isSettled: true }))
  if (!squat || !chin) throw new Error('two files')
  expect(matchFiles([squat, chin], library).map(({ exercise: found }) => found?.id)).toEqual(['squat', 'press'])
})

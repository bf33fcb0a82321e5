import type { CompletedExercise } from '@allenio/contract/workouts'
import type { WorkoutResults } from '@allenio/domain/workouts'
import { notifyTeam } from '#areas/clients'
import { sql, type WorkspaceDb } from '#platform/db'
import type { WorkoutFigures } from './progress/figures.ts'
import { namesInLanguages } from './history/names.ts'
import { filmReceived, painReported, workoutFinished } from './notifications.ts'

export interface WorkoutNews {
  isFinished: boolean
  pains: readonly CompletedExercise[]
  /** Exercises whose film has arrived. */
  films: readonly CompletedExercise[]
  hasNote: boolean
}

interface NewsOf {
  clientId: string
  /** The membership that the news comes from. */
  membershipId: string | null
  results: WorkoutResults
  figures: WorkoutFigures
  news: WorkoutNews
}

/** Tells the team of a finished workout once, of each pain, and of each film. */
export async function notifyOfWorkout(db: WorkspaceDb, { clientId, membershipId, results, figures, news }: NewsOf): Promise<void> {
  const { id: workoutId, name, day } = results.workout
  const about = { by: membershipId, clientId }
  for (const { id, exercise, pain } of news.pains) {
    if (!pain) continue
    const names = await namesInLanguages(db, exercise)
    const facts = { exercise: names.it, exerciseEn: names.en, where: pain.where, level: pain.level, workoutId }
    await notifyTeam(db, painReported, { ...about, subject: clientName => ({ clientName, ...facts }), about: id })
  }
  for (const { id, exercise } of news.films) {
    const names = await namesInLanguages(db, exercise)
    const facts = { exercise: names.it, exerciseEn: names.en, workoutId }
    await notifyTeam(db, filmReceived, { ...about, subject: clientName => ({ clientName, ...facts }), about: id })
  }
  if (!news.isFinished) return
  await db.run(sql`update completed_workouts set notified_at = now() where id = ${workoutId}`)
  const facts = { workout: name, day, workoutId, sets: figures.summary.setsDone }
  await notifyTeam(db, workoutFinished, { ...about, subject: clientName => ({ clientName, ...facts }), about: workoutId })
}

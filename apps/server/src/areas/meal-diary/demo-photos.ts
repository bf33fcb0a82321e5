import { weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { bringPictures, drawnPictureClaim, type ClaimFiles } from '#platform/demo'
import { claimUpload } from '#platform/files'
import { demoDishes } from './demo-dishes.ts'
import { drawPlate } from './demo-plates.ts'
import { readDatePlans } from './plan-days.ts'

interface EatenMeals {
  clientId: string
  /** The days on which a photo may have been taken, the last one first. */
  days: readonly string[]
}

/** The client has taken a photo of some meals: each dish once, on the last day on which it was eaten. */
export async function fillDemoMealPhotos(db: WorkspaceDb, { clientId, days }: EatenMeals): Promise<ClaimFiles> {
  const { person_id: personId } = await db.one<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select m.person_id from clients c join memberships m on m.id = c.membership_id where c.id = ${clientId}`)
  const eaten = await db.many<Row<'diary_meals', 'day' | 'meal_id'>>(sql`
    select day, meal_id from diary_meals where client_id = ${clientId} and state = 'eaten' and day = any(${[...days]}::date[])`)
  const plans = await readDatePlans(db, clientId, days)
  const photos = demoDishes.flatMap(({ weekdays, type, plate }) => {
    const meals = days.flatMap(day => {
      const meal = weekdays.includes(weekdayOf(day)) ? plans.get(day)?.day?.meals.find(each => each.type === type) : undefined
      return meal && eaten.some(each => each.day === day && each.meal_id === meal.id) ? [{ day, mealId: meal.id, time: meal.time }] : []
    })
    return meals.slice(0, 1).map(meal => ({ ...meal, plate }))
  })
  const pictures = photos.map(({ day, plate }) => ({ name: `${day}.jpg`, draw: () => drawPlate(plate) }))
  const uploadIds = await bringPictures(pictures, { workspaceId: db.workspaceId, personId })
  return async () => {
    for (const [at, { day, mealId, time }] of photos.entries()) {
      const file = await claimUpload(db, uploadIds[at] ?? '', drawnPictureClaim(personId))
      await db.run(sql`
        insert into diary_photos (id, client_id, day, meal_id, file_id, created_at)
        values (${newId()}, ${clientId}, ${day}, ${mealId}, ${file.id}, ${`${day}T${time ?? '12:00'}:00Z`})`)
    }
  }
}

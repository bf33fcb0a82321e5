import { sql } from '#platform/db'
import type { FillDemo } from '#platform/demo'

/** The demo's professionals sign papers with what they have learned; they have drawn no signature yet. */
export const fillDemoProfessionals: FillDemo = async db => {
  await db.run(sql`
    insert into professional_profiles (membership_id, title, register, register_number, practice_address)
    select m.id, 'Dott.ssa', 'Ordine dei Biologi dell’Emilia-Romagna e delle Marche, sez. A', 'ERM_A00000',
      'Via Santo Stefano 41, 40125 Bologna'
    from memberships m where m.role in ('admin', 'nutritionist') on conflict do nothing`)
}

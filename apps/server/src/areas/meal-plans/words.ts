import type { mealCombinationErrors, mealPlanAssignmentErrors, mealPlanErrors } from '@allenio/contract/meal-plans'
import { makeSay, type Words } from '#platform/words'

type Notice =
  | 'meal plan created'
  | 'meal plan saved'
  | 'meal plan completed'
  | 'meal plan deleted'
  | 'meal plan cloned'
  | 'meal plan settings saved'
  | 'meal plan assigned'
  | 'meal plan unassigned'
  | 'meal plan restored'
  | 'meal combination created'
  | 'meal combination renamed'
  | 'meal combination deleted'

export const mealPlanWords = {
  it: {
    'meal plan day needed': 'Devi aggiungere un giorno al piano alimentare prima di aggiungere un pasto.',
    'meal plan full':
      'Qui non c’è più posto: al massimo 60 giorni, 12 pasti al giorno, 60 alimenti per pasto e per ricetta, 10 alternative per alimento.',
    'meal plan of another client': 'Questo piano è fatto per un altro {{client}}: fanne una copia.',
    'too many meal plans': 'Puoi avere al massimo {{max}} piani alimentari.',
    'meal plan quantity missing': 'Manca la quantità di {{foods}}: scrivila prima di completare il piano.',
    'meal plan created': 'Piano creato',
    'meal plan saved': 'Piano salvato',
    'meal plan completed': 'Piano completato',
    'meal plan deleted': 'Piano eliminato. Puoi ripristinarlo per 7 giorni.',
    'meal plan cloned': 'Copia creata',
    'meal plan settings saved': 'Impostazioni salvate',
    'meal plan draft': 'Il piano è ancora una bozza: completalo prima di assegnarlo.',
    'meal plan reason needed': 'Il piano contiene un’allergia del {{client}}: scrivi perché lo assegni comunque.',
    'meal plan schedule': 'I giorni scelti non corrispondono a quelli del piano.',
    'meal plan client inactive': 'Il {{client}} non è attivo: riattivalo prima di assegnargli un piano.',
    'meal plan assigned': 'Piano assegnato',
    'meal plan unassigned': 'Piano tolto',
    'meal plan restored': 'Versione ripristinata',
    'meal combination name taken': 'C’è già una combinazione con questo nome.',
    'meal combination too large': 'Una combinazione ha al massimo {{max}} righe, con ingredienti e alternative.',
    'too many meal combinations': 'Ci sono già {{max}} combinazioni: elimina quelle che non usi.',
    'meal combination created': 'Combinazione salvata',
    'meal combination renamed': 'Combinazione rinominata',
    'meal combination deleted': 'Combinazione eliminata. Puoi ripristinarla per 7 giorni.',
  },
  en: {
    'meal plan day needed': 'You must add a day to the meal plan before adding a meal.',
    'meal plan full':
      'There is no more room here: at most 60 days, 12 meals a day, 60 foods in a meal or a recipe, and 10 alternatives of a food.',
    'meal plan of another client': 'This plan was made for another {{client}}: make a copy.',
    'too many meal plans': 'You can have at most {{max}} meal plans.',
    'meal plan quantity missing': 'The quantity of {{foods}} is missing: write it before you complete the plan.',
    'meal plan created': 'Plan created',
    'meal plan saved': 'Plan saved',
    'meal plan completed': 'Plan completed',
    'meal plan deleted': 'Plan deleted. It can be undeleted for 7 days.',
    'meal plan cloned': 'Copy created',
    'meal plan settings saved': 'Settings saved',
    'meal plan draft': 'The plan is still a draft: complete it before you assign it.',
    'meal plan reason needed': 'The plan involves an allergy of the {{client}}: write why you are assigning it anyway.',
    'meal plan schedule': 'The chosen days are not those of the plan.',
    'meal plan client inactive': 'The {{client}} is not active: restore them before you assign a plan.',
    'meal plan assigned': 'Plan assigned',
    'meal plan unassigned': 'Plan unassigned',
    'meal plan restored': 'Version restored',
    'meal combination name taken': 'There is already a combination with this name.',
    'meal combination too large': 'A combination has {{max}} rows at most, with ingredients and alternatives.',
    'too many meal combinations': 'There are already {{max}} combinations: delete those that you do not use.',
    'meal combination created': 'Combination saved',
    'meal combination renamed': 'Combination renamed',
    'meal combination deleted': 'Combination deleted. It can be undeleted for 7 days.',
  },
} as const satisfies Words<
  keyof typeof mealPlanErrors | keyof typeof mealPlanAssignmentErrors | keyof typeof mealCombinationErrors | Notice
>

export const bulkWords = makeSay<'deleted' | 'not deleted'>({
  it: { deleted: 'È già eliminato.', 'not deleted': 'Non è tra gli eliminati.' },
  en: { deleted: 'It is already deleted.', 'not deleted': 'It is not among the deleted ones.' },
})

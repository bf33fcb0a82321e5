import type { WorkspaceRole } from '@allenio/contract'
import type { permissionsErrors } from '@allenio/contract/permissions'
import { makeSay, type Words } from '#platform/words'

export const permissionsWords = {
  it: { 'last admin': 'È l’unico titolare: prima nominane un altro.', 'already a member': 'Questa persona fa già parte dell’attività.' },
  en: {
    'last admin': 'This is the only owner: appoint another one first.',
    'already a member': 'This person already belongs to the business.',
  },
} as const satisfies Words<keyof typeof permissionsErrors>

export const roleLabels = makeSay<WorkspaceRole>({
  it: { admin: 'Titolare', coach: 'Coach', nutritionist: 'Nutrizionista', client: '{{Client}}' },
  en: { admin: 'Owner', coach: 'Coach', nutritionist: 'Nutritionist', client: '{{Client}}' },
})

import { lazyPart } from '#lib/lazy-part'

/** The dialog that gives clients one of the programs, from any page. */
export const AssignToClients = lazyPart(() => import('./assign/assign-to-clients.tsx'), 'AssignToClients')

/** The dialog that gives a program to a client whose program ends, or has ended. */
export const AssignNext = lazyPart(() => import('./home/assign-next.tsx'), 'AssignNext')

/** The lifts of a client with their training maxima, for every place where programs are planned. */
export const TrainingMaxima = lazyPart(() => import('./maxima/training-maxima.tsx'), 'TrainingMaxima', null)

/** The dialog that publishes the edits of a program. */
export const PublishProgram = lazyPart(() => import('./publish/publish-program.tsx'), 'PublishProgram')

/** The dialog of a new program. */
export const CreateProgram = lazyPart(() => import('./list/create-program.tsx'), 'CreateProgram')

/** The dialog that makes a program from a file. */
export const ImportNewProgram = lazyPart(() => import('./import/import-new-program.tsx'), 'ImportNewProgram')

/** The dialog that begins a program with one of the examples. */
export const StartFromExample = lazyPart(() => import('./list/start-from-example.tsx'), 'StartFromExample')

/** The dialog that imports a file into the program in the editor. */
export const ImportIntoProgram = lazyPart(() => import('./import/import-into-program.tsx'), 'ImportIntoProgram')

/** The home page's programs that end soon. */
export const ExpiringPrograms = lazyPart(() => import('./home/expiring-programs.tsx'), 'ExpiringPrograms', null)

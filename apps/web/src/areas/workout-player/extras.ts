import { IconLayoutColumns } from '@tabler/icons-react'
import { ownHeroes } from '#areas/clients'
import { movedDaysWatches, ownWorkoutSteps } from '#areas/programs'
import type { ShellExtras } from '#shell'
import { MovedDays, StartStep, TrainingHero } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/floor': IconLayoutColumns },
  fills: [
    ownHeroes.fill({ id: 'training', order: 10, Hero: TrainingHero }),
    movedDaysWatches.fill({ id: 'training', order: 10, Watch: MovedDays }),
    ownWorkoutSteps.fill({ id: 'start', order: 10, Step: StartStep }),
  ],
}

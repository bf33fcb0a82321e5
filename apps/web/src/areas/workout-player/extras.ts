import { IconLayoutColumns } from '@tabler/icons-react'
import { ownHeroes } from '#areas/clients'
import { ownWorkoutSteps } from '#areas/programs'
import type { ShellExtras } from '#shell'
import { StartStep, TrainingHero } from './parts.ts'

export const extras: ShellExtras = {
  icons: { '/floor': IconLayoutColumns },
  fills: [
    ownHeroes.fill({ id: 'training', order: 10, Hero: TrainingHero }),
    ownWorkoutSteps.fill({ id: 'start', order: 10, Step: StartStep }),
  ],
}

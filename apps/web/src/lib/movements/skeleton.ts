import type { Pose } from './body.ts'
import { fromTheFront } from './from-the-front.ts'
import { fromTheSide } from './from-the-side.ts'
import type { Skeleton } from './limbs.ts'

/** Finds where all joints are. */
export const skeletonOf = (pose: Pose, view?: 'front'): Skeleton => (view === 'front' ? fromTheFront(pose) : fromTheSide(pose))

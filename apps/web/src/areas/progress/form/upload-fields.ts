import { poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { uploadField } from './slots.ts'

type ByField<Value> = { [Each in Pose as (typeof uploadField)[Each]]?: Value }

/** Maps the poses of the form to the fields of the call. */
export const uploadFields = <Value>(byPose: Partial<Record<Pose, Value>>): ByField<Value> =>
  Object.fromEntries(poses.flatMap(pose => (byPose[pose] === undefined ? [] : [[uploadField[pose], byPose[pose]]])))

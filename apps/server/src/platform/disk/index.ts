export { openSpace, readDisk, reserveOf, type DiskState, type ReadDisk, type Reserve, type Space } from './space.ts'

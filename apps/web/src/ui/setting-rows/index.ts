export { ControlLine, SettingRow, SettingRows } from './setting-rows.tsx'
export type { SettingRowProps, SettingRowsProps } from './setting-rows.tsx'

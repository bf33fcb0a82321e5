import type { FillDemoRecords } from '#areas/clients'

export const fillDemoReservations: FillDemoRecords = async () => {}

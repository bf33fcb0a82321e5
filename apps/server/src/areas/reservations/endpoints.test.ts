import { testEndpoints } from '#testing'

await testEndpoints('reservations')

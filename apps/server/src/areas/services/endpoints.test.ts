import { testEndpoints } from '#testing'

await testEndpoints('services')

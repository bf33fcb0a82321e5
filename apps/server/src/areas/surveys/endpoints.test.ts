import { testEndpoints } from '#testing'

await testEndpoints('surveys')

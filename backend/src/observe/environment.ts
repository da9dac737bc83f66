import { z } from "@medusajs/framework/zod"

const PORT = { error: "a port, from 1 to 65535" }

/** Settings of metrics and traces, of the backend. The storefront has the same, in storefront/src/config/env.ts. */
export const observeShape = {
  METRICS_PORT: z.coerce
    .number(PORT)
    .int(PORT)
    .min(1, PORT)
    .max(65_535, PORT)
    .optional()
    .describe(
      "Port on which a server publishes metrics for Prometheus; without it nothing is counted. Under `npm start` the storefront uses the next port.",
    ),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("Network interface of that port. Only the monitoring may reach it."),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .optional()
    .describe(
      "OpenTelemetry collector that traces go to (HTTP, JSON); without it none are made. The other standard `OTEL_…` variables hold, too.",
    ),
  OTEL_SERVICE_NAME: z.string().default("scanwright-medusa").meta({
    description: "Name under which traces are sent.",
    defaultText: "`scanwright-medusa`, `scanwright-storefront`",
  }),
} as const

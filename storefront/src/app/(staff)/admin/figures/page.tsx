import { FigureChart } from "@/staff/figures/FigureChart"
import { FigureFilters } from "@/staff/figures/FigureFilters"
import { readMetrics } from "@/staff/figures/data"
import { figureFile, metricsQuestion } from "@/staff/figures/question"
import { FIGURE_TABLES } from "@/staff/figures/tables"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })

/** How much comes, how fast it is answered, what runs out, and what visitors want. */
export default async function MetricsPage({ searchParams }: PageProps<"/admin/figures">) {
  const { role } = await requireStaff()
  const question = metricsQuestion(await searchParams)
  const metrics = await readMetrics(role, question)
  const submissions = FIGURE_TABLES.enquiries(metrics)
  const answers = FIGURE_TABLES.answers(metrics)
  const { weeks, threshold } = question
  const hours = metrics.answers?.ok ? metrics.answers.value.hours : null
  return (
    <StaffPage title="Figures">
      <FigureFilters question={question} />
      {submissions && (
        <FigureChart
          title="Enquiries by week"
          summary={`The last ${weeks} weeks by kind. Spam is left out.`}
          unit="submissions"
          table={submissions}
          columns={[1, 2, 3, 4]}
          orientation="up"
          labelOf={([week]) => day.format(new Date(String(week)))}
          none="There is no enquiry yet."
          file={figureFile("enquiries", question)}
        />
      )}
      {answers && (
        <FigureChart
          title="Answers in time"
          summary={`${hours === null ? "" : `Promised within ${hours} working hours. `}The newest 2,000 submissions of the last ${weeks} weeks.`}
          unit="submissions"
          table={answers}
          columns={[1]}
          none="There is no enquiry yet."
          file={figureFile("answers", question)}
        />
      )}
      <FigureChart
        title="Below the reorder level"
        summary={`Published products with fewer in stock than their reorder level, or than ${threshold} where none is set. The fewest first.`}
        unit="pieces"
        table={FIGURE_TABLES["low-stock"](metrics)}
        columns={[2, 3]}
        labelOf={([name, partNumber, , , isSet]) =>
          [name, partNumber, isSet === "No" && "no level set"].filter(Boolean).join(", ")
        }
        none={`Every published product has its reorder level in stock, or at least ${threshold} where none is set.`}
        file={figureFile("low-stock", question)}
      />
      <FigureChart
        title="Most viewed products"
        summary="Visits of a product's page of some seconds. Views are stored for twelve weeks."
        unit="times"
        table={FIGURE_TABLES["most-viewed"](metrics)}
        columns={[1, 2]}
        none="No product was viewed in this period."
        file={figureFile("most-viewed", question)}
      />
      <FigureChart
        title="Searches without result"
        summary="What visitors looked for in vain, in the last twelve weeks at most, without anything about who searched."
        unit="searches"
        table={FIGURE_TABLES["missed-searches"](metrics)}
        columns={[1]}
        none="Every search in this period found a product."
        file={figureFile("missed-searches", question)}
      />
    </StaffPage>
  )
}

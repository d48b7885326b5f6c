ALTER TABLE "form_submissions" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "is_complaint" boolean;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "complaint_outcome" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_complaint" ON "form_submissions" USING btree ("is_complaint","id");
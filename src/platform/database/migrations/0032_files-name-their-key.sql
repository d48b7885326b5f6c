ALTER TABLE "brokerage_files" ADD COLUMN "sealed_with" text;--> statement-breakpoint
ALTER TABLE "line_documents" ADD COLUMN "sealed_with" text;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD COLUMN "sealed_with" text;
DROP INDEX "brokerage_files_document";--> statement-breakpoint
CREATE UNIQUE INDEX "brokerage_files_document" ON "brokerage_files" USING btree ("application_id","code") WHERE "brokerage_files"."kind" = 'document';--> statement-breakpoint
ALTER TABLE "brokerage_files" DROP COLUMN "edition";
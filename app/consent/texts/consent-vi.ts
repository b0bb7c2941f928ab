import type { ConsentTextOf } from './consent-text';

const when = 'Khi bạn gửi đơn vay. Nếu bạn cho phép trong Cài đặt thì gửi ngay lúc đó.';

/** The questions of consent in Vietnamese; drafts for legal review. */
export const text: ConsentTextOf = (days) => ({
  questions: {
    device: {
      question: 'Cho chúng tôi xem dữ liệu điện thoại nhé?',
      what: 'Hãng, đời máy, phiên bản, ngôn ngữ, màn hình, pin, dung lượng và loại mạng. Không có số điện thoại hay tệp của bạn.',
      why: 'Nhận ra khi có người dùng tên bạn để vay từ điện thoại khác.',
      when,
      howLong: `${days.device} ngày, sau đó xóa.`,
    },
    apps: {
      question: 'Cho chúng tôi xem bạn cài ứng dụng nào nhé?',
      what: 'Tên, phiên bản và ngày của từng ứng dụng đã cài. Không bao giờ xem bên trong.',
      why: 'Nhận ra ứng dụng theo dõi hoặc chiếm quyền điện thoại để lừa đảo.',
      when,
      howLong: `${days.apps} ngày, sau đó xóa danh sách.`,
    },
    sms: {
      question: 'Cho chúng tôi đọc tin nhắn SMS nhé?',
      what: 'Tin nhắn SMS: của ai, lúc nào và nội dung. Không đọc WhatsApp hay ứng dụng chat khác.',
      why: 'Hiểu rõ hơn cách bạn quản lý tiền khi xét đơn vay.',
      when,
      howLong: `${days.sms} ngày, sau đó xóa.`,
    },
    behavior: {
      question: 'Cho chúng tôi xem bạn dùng ứng dụng thế nào nhé?',
      what: 'Bạn mở màn hình nào và ô nào khó điền. Không bao giờ ghi điều bạn gõ hay số tiền.',
      why: 'Sửa những chỗ khó hiểu.',
      when: 'Từng chút một, trong lúc bạn dùng ứng dụng và khi rời đi.',
      howLong: `${days.behavior} ngày, sau đó xóa.`,
    },
    attribution: {
      question: 'Cho chúng tôi đếm các bước để đo quảng cáo nhé?',
      what: 'Có người đã đăng ký, gửi đơn vay, ký hoặc trả nợ. Không có tên bạn, không có số tiền.',
      why: 'Biết quảng cáo nào có ích và bỏ những cái còn lại.',
      when: 'Khi bạn làm từng bước.',
      howLong: 'Chỉ là con số đếm: không lưu gì của bạn.',
    },
  },
  deviceFields: {
    brand: 'Hãng',
    model: 'Đời máy',
    os_version: 'Phiên bản Android',
    sdk: 'Cấp Android',
    locale: 'Ngôn ngữ',
    timezone: 'Múi giờ',
    'screen.width': 'Chiều rộng màn hình',
    'screen.height': 'Chiều cao màn hình',
    'screen.density': 'Mật độ màn hình',
    'battery.level': 'Pin',
    'battery.charging': 'Đang sạc',
    'storage.total': 'Dung lượng (byte)',
    'storage.free': 'Dung lượng trống (byte)',
    'memory.total': 'Bộ nhớ (byte)',
    'memory.free': 'Bộ nhớ trống (byte)',
    'network.type': 'Mạng',
    emulator: 'Máy giả lập',
    rooted: 'Hệ thống bị sửa đổi',
  },
  events: {
    screen_opened: 'Màn hình nào được mở',
    form_started: 'Biểu mẫu nào được bắt đầu',
    form_left: 'Biểu mẫu nào bị bỏ dở',
    form_refused: 'Ô nào bị lỗi, không ghi điều đã gõ',
    photo_retaken: 'Ảnh nào được chụp lại, không có ảnh',
    preview_changed: 'Đổi số tiền hay kỳ hạn bao nhiêu lần, không ghi số tiền',
    application_handed_in: 'Đã gửi một đơn vay',
    loan_signed: 'Đã ký một khoản vay',
    repayment_done: 'Đã trả một khoản vay',
    help_opened: 'Tìm trợ giúp từ màn hình nào',
  },
  milestones: {
    registration: 'Có người đăng ký',
    application: 'Có người gửi đơn vay',
    loan: 'Có người ký khoản vay',
    repayment: 'Có người trả nợ',
  },
});
